CREATE TABLE "catalogue_changes" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_changes_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"dimension_ids" uuid[],
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "catalogue_changes_transaction_index" ON "catalogue_changes" USING btree ("transaction");--> statement-breakpoint
DROP TRIGGER "categories_changed" ON "categories";--> statement-breakpoint
DROP TRIGGER "products_changed" ON "products";--> statement-breakpoint
DROP TRIGGER "dimensions_changed" ON "dimensions";--> statement-breakpoint
DROP TRIGGER "cross_references_changed" ON "cross_references";--> statement-breakpoint
DROP FUNCTION "notify_catalogue_changed"();--> statement-breakpoint
CREATE FUNCTION "note_catalogue_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "catalogue_changes" DEFAULT VALUES;
  PERFORM pg_notify('catalogue_changed', '');
  RETURN NULL;
END $$;--> statement-breakpoint
-- A statement that leaves every row as it was changes nothing: an import that is repeated costs no rebuild.
CREATE FUNCTION "note_changed_rows"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "is_changed" boolean;
BEGIN
  IF TG_OP = 'INSERT' THEN
    "is_changed" := EXISTS (SELECT FROM "new_rows");
  ELSIF TG_OP = 'DELETE' THEN
    "is_changed" := EXISTS (SELECT FROM "old_rows");
  ELSE
    "is_changed" := EXISTS (SELECT * FROM "new_rows" EXCEPT SELECT * FROM "old_rows");
  END IF;
  IF "is_changed" THEN
    INSERT INTO "catalogue_changes" DEFAULT VALUES;
    PERFORM pg_notify('catalogue_changed', '');
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Up to 5,000 articles that changed in nothing but price, scale, availability and lead time are named; a column that
-- is added to the table later counts as more. EXCEPT instead of a join: the plan is kept from one call to the next,
-- and a nested loop that suits one row would be kept for thousands.
CREATE FUNCTION "note_updated_dimensions"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "patched" CONSTANT text[] := ARRAY['list_price', 'scale', 'availability', 'lead_time_days'];
  "ids" uuid[];
BEGIN
  IF (SELECT count(*) <= 5000 FROM (SELECT FROM "new_rows" LIMIT 5001) AS "some") THEN
    "ids" := ARRAY(SELECT "id" FROM (SELECT * FROM "new_rows" EXCEPT SELECT * FROM "old_rows") AS "changed");
    IF cardinality("ids") = 0 THEN
      RETURN NULL;
    END IF;
    IF EXISTS (
      SELECT "id", to_jsonb("new_rows") - "patched" FROM "new_rows"
      EXCEPT SELECT "id", to_jsonb("old_rows") - "patched" FROM "old_rows"
    ) THEN
      "ids" := NULL;
    END IF;
  END IF;
  INSERT INTO "catalogue_changes" ("dimension_ids") VALUES ("ids");
  PERFORM pg_notify('catalogue_changed', '');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "categories_inserted" AFTER INSERT ON "categories" REFERENCING NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_rows"();--> statement-breakpoint
CREATE TRIGGER "categories_updated" AFTER UPDATE ON "categories" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_rows"();--> statement-breakpoint
CREATE TRIGGER "categories_deleted" AFTER DELETE ON "categories" REFERENCING OLD TABLE AS "old_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_rows"();--> statement-breakpoint
CREATE TRIGGER "categories_truncated" AFTER TRUNCATE ON "categories"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "products_inserted" AFTER INSERT ON "products" REFERENCING NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_rows"();--> statement-breakpoint
CREATE TRIGGER "products_updated" AFTER UPDATE ON "products" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_rows"();--> statement-breakpoint
CREATE TRIGGER "products_deleted" AFTER DELETE ON "products" REFERENCING OLD TABLE AS "old_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_rows"();--> statement-breakpoint
CREATE TRIGGER "products_truncated" AFTER TRUNCATE ON "products"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "cross_references_inserted" AFTER INSERT ON "cross_references" REFERENCING NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_rows"();--> statement-breakpoint
CREATE TRIGGER "cross_references_updated" AFTER UPDATE ON "cross_references" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_rows"();--> statement-breakpoint
CREATE TRIGGER "cross_references_deleted" AFTER DELETE ON "cross_references" REFERENCING OLD TABLE AS "old_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_rows"();--> statement-breakpoint
CREATE TRIGGER "cross_references_truncated" AFTER TRUNCATE ON "cross_references"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "dimensions_updated" AFTER UPDATE ON "dimensions"
  REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_updated_dimensions"();--> statement-breakpoint
-- Without the rows, which a million would write to the disk once more.
CREATE TRIGGER "dimensions_changed" AFTER INSERT OR DELETE OR TRUNCATE ON "dimensions"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue_changed"();
