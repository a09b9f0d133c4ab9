ALTER TABLE "cart_positions" RENAME COLUMN "seen_price" TO "acknowledged_price";--> statement-breakpoint
ALTER TABLE "cart_positions" RENAME COLUMN "seen_availability" TO "acknowledged_availability";
