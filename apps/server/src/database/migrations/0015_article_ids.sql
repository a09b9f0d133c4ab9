ALTER TABLE "cart_positions" RENAME COLUMN "dimension_id" TO "article_id";--> statement-breakpoint
ALTER TABLE "cart_positions" RENAME CONSTRAINT "cart_positions_dimension_id_articles_id_fk" TO "cart_positions_article_id_articles_id_fk";--> statement-breakpoint
ALTER INDEX "cart_positions_dimension_id_index" RENAME TO "cart_positions_article_id_index";--> statement-breakpoint
ALTER TABLE "customer_part_numbers" RENAME COLUMN "dimension_id" TO "article_id";--> statement-breakpoint
ALTER TABLE "customer_part_numbers" RENAME CONSTRAINT "customer_part_numbers_dimension_id_articles_id_fk" TO "customer_part_numbers_article_id_articles_id_fk";--> statement-breakpoint
ALTER INDEX "customer_part_numbers_dimension_id_index" RENAME TO "customer_part_numbers_article_id_index";--> statement-breakpoint
ALTER TABLE "favorites" RENAME COLUMN "dimension_id" TO "article_id";--> statement-breakpoint
ALTER TABLE "favorites" RENAME CONSTRAINT "favorites_dimension_id_articles_id_fk" TO "favorites_article_id_articles_id_fk";--> statement-breakpoint
ALTER INDEX "favorites_dimension_id_index" RENAME TO "favorites_article_id_index";--> statement-breakpoint
ALTER TABLE "order_positions" RENAME COLUMN "dimension_id" TO "article_id";--> statement-breakpoint
ALTER TABLE "order_positions" RENAME CONSTRAINT "order_positions_dimension_id_articles_id_fk" TO "order_positions_article_id_articles_id_fk";--> statement-breakpoint
ALTER INDEX "order_positions_dimension_id_index" RENAME TO "order_positions_article_id_index";--> statement-breakpoint
ALTER TABLE "product_files" RENAME COLUMN "dimension_id" TO "article_id";--> statement-breakpoint
ALTER TABLE "product_files" RENAME CONSTRAINT "product_files_dimension_id_articles_id_fk" TO "product_files_article_id_articles_id_fk";--> statement-breakpoint
ALTER INDEX "product_files_dimension_id_index" RENAME TO "product_files_article_id_index";--> statement-breakpoint
ALTER TABLE "customer_part_numbers" RENAME COLUMN "own_number" TO "customer_part_number";--> statement-breakpoint
ALTER TABLE "order_positions" RENAME COLUMN "own_number" TO "customer_part_number";--> statement-breakpoint
ALTER TABLE "articles" RENAME COLUMN "certainty" TO "status";--> statement-breakpoint
ALTER TABLE "articles" RENAME CONSTRAINT "articles_certainty" TO "articles_status";--> statement-breakpoint
ALTER TABLE "catalogue_changes" RENAME COLUMN "dimension_ids" TO "article_ids";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "record_updated_articles"() RETURNS trigger LANGUAGE plpgsql AS $$
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
  INSERT INTO "catalogue_changes" ("article_ids") VALUES ("ids");
  PERFORM pg_notify('catalogue_changed', '');
  RETURN NULL;
END $$;
