DROP TABLE "sign_in_attempts" CASCADE;--> statement-breakpoint
ALTER TABLE "companies" DROP COLUMN "zip";