ALTER TABLE "companies" ADD COLUMN "customer_part_numbers_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE FUNCTION "count_customer_part_numbers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "companies" SET "customer_part_numbers_version" = "customer_part_numbers_version" + 1
    WHERE "id" IN (SELECT "company_id" FROM "changed_rows");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "customer_part_numbers_inserted" AFTER INSERT ON "customer_part_numbers"
  REFERENCING NEW TABLE AS "changed_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_customer_part_numbers"();--> statement-breakpoint
CREATE TRIGGER "customer_part_numbers_updated" AFTER UPDATE ON "customer_part_numbers"
  REFERENCING NEW TABLE AS "changed_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_customer_part_numbers"();--> statement-breakpoint
CREATE TRIGGER "customer_part_numbers_deleted" AFTER DELETE ON "customer_part_numbers"
  REFERENCING OLD TABLE AS "changed_rows" FOR EACH STATEMENT EXECUTE FUNCTION "count_customer_part_numbers"();
