ALTER TABLE "cart_positions" RENAME COLUMN "seen_price" TO "acknowledged_price";--> statement-breakpoint
ALTER TABLE "cart_positions" RENAME COLUMN "seen_availability" TO "acknowledged_availability";
--> statement-breakpoint
ALTER TABLE "catalogue_imports" RENAME COLUMN "heard_at" TO "heartbeat_at";--> statement-breakpoint
UPDATE "mails" SET "data" = ("data" - 'giverId') || jsonb_build_object('senderId', "data"->'giverId') WHERE "data" ? 'giverId';
