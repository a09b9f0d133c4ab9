ALTER TABLE "shop_settings" ADD COLUMN "secret_id" text;--> statement-breakpoint
-- A dump of the database has this comment, so that it says what else a backup needs.
COMMENT ON COLUMN "shop_settings"."secret_id" IS 'Names the secret of the shop. The secret is not in this database: back up the setting SECRET, or the file DATA_DIR/secret.';
