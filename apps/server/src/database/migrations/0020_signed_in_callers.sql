DROP INDEX "customer_part_numbers_letters";--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "price_terms_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "customer_part_numbers_letters" ON "customer_part_numbers" USING btree ("company_id",lower(regexp_replace("customer_part_number", '[^[:alnum:]]+', '', 'g')) text_pattern_ops);--> statement-breakpoint
CREATE FUNCTION "count_price_terms"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "shop_settings" SET "price_terms_version" = "price_terms_version" + 1;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "discounts_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "discounts"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_price_terms"();--> statement-breakpoint
CREATE FUNCTION "count_certificate_surcharge"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."price_terms_version" = OLD."price_terms_version" + 1;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "certificate_surcharge_changed" BEFORE UPDATE ON "shop_settings"
  FOR EACH ROW WHEN (OLD."certificate_surcharge" IS DISTINCT FROM NEW."certificate_surcharge")
  EXECUTE FUNCTION "count_certificate_surcharge"();
