ALTER TABLE "audit_personal" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_personal" ADD COLUMN "company_id" uuid;--> statement-breakpoint
CREATE INDEX "audit_personal_company_id_index" ON "audit_personal" USING btree ("company_id");