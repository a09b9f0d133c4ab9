ALTER TABLE "shop_settings" ADD COLUMN "maintenance" jsonb;--> statement-breakpoint
CREATE TRIGGER "maintenance_changed" AFTER UPDATE OF "maintenance" ON "shop_settings"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();
