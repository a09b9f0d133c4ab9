ALTER TABLE "shop_settings" ADD COLUMN "field_service" jsonb;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "office_staff" jsonb;