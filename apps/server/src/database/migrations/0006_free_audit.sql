ALTER TABLE "audit_personal" DROP CONSTRAINT "audit_personal_audit_id_audit_id_fk";
