ALTER TABLE "cart_positions" RENAME COLUMN "seen_price" TO "acknowledged_price";--> statement-breakpoint
ALTER TABLE "cart_positions" RENAME COLUMN "seen_availability" TO "acknowledged_availability";--> statement-breakpoint
ALTER TABLE "catalogue_imports" RENAME COLUMN "heard_at" TO "heartbeat_at";--> statement-breakpoint
UPDATE "mails" SET "data" = ("data" - 'giverId') || jsonb_build_object('senderId', "data"->'giverId') WHERE "data" ? 'giverId';--> statement-breakpoint
ALTER TABLE "dimensions" RENAME TO "articles";--> statement-breakpoint
ALTER TABLE "customer_articles" RENAME TO "customer_part_numbers";--> statement-breakpoint
ALTER TABLE "cart_positions" RENAME CONSTRAINT "cart_positions_dimension_id_dimensions_id_fk" TO "cart_positions_dimension_id_articles_id_fk";--> statement-breakpoint
ALTER TABLE "product_files" RENAME CONSTRAINT "product_files_dimension_id_dimensions_id_fk" TO "product_files_dimension_id_articles_id_fk";--> statement-breakpoint
ALTER TABLE "customer_part_numbers" RENAME CONSTRAINT "customer_articles_pkey" TO "customer_part_numbers_pkey";--> statement-breakpoint
ALTER TABLE "customer_part_numbers" RENAME CONSTRAINT "customer_articles_company_id_companies_id_fk" TO "customer_part_numbers_company_id_companies_id_fk";--> statement-breakpoint
ALTER TABLE "customer_part_numbers" RENAME CONSTRAINT "customer_articles_dimension_id_dimensions_id_fk" TO "customer_part_numbers_dimension_id_articles_id_fk";--> statement-breakpoint
ALTER TABLE "customer_part_numbers" RENAME CONSTRAINT "customer_articles_head_flats" TO "customer_part_numbers_head_flats";--> statement-breakpoint
ALTER TABLE "customer_part_numbers" RENAME CONSTRAINT "customer_articles_part" TO "customer_part_numbers_part";--> statement-breakpoint
ALTER INDEX "customer_articles_number" RENAME TO "customer_part_numbers_number";--> statement-breakpoint
ALTER INDEX "customer_articles_dimension_id_index" RENAME TO "customer_part_numbers_dimension_id_index";--> statement-breakpoint
ALTER TABLE "articles" RENAME CONSTRAINT "dimensions_pkey" TO "articles_pkey";--> statement-breakpoint
ALTER TABLE "articles" RENAME CONSTRAINT "dimensions_product_id_products_id_fk" TO "articles_product_id_products_id_fk";--> statement-breakpoint
ALTER TABLE "articles" RENAME CONSTRAINT "dimensions_mass" TO "articles_mass";--> statement-breakpoint
ALTER TABLE "articles" RENAME CONSTRAINT "dimensions_list_price" TO "articles_list_price";--> statement-breakpoint
ALTER TABLE "articles" RENAME CONSTRAINT "dimensions_lead_time" TO "articles_lead_time";--> statement-breakpoint
ALTER TABLE "articles" RENAME CONSTRAINT "dimensions_availability" TO "articles_availability";--> statement-breakpoint
ALTER TABLE "articles" RENAME CONSTRAINT "dimensions_certainty" TO "articles_certainty";--> statement-breakpoint
ALTER INDEX "dimensions_article_no_index" RENAME TO "articles_article_no_index";--> statement-breakpoint
ALTER INDEX "dimensions_product_id_sort_index_index" RENAME TO "articles_product_id_sort_index_index";--> statement-breakpoint
ALTER TABLE "favorites" RENAME CONSTRAINT "favorites_dimension_id_dimensions_id_fk" TO "favorites_dimension_id_articles_id_fk";--> statement-breakpoint
ALTER TABLE "order_positions" RENAME CONSTRAINT "order_positions_dimension_id_dimensions_id_fk" TO "order_positions_dimension_id_articles_id_fk";--> statement-breakpoint
ALTER TRIGGER "dimensions_updated" ON "articles" RENAME TO "articles_updated";--> statement-breakpoint
ALTER TRIGGER "dimensions_changed" ON "articles" RENAME TO "articles_changed";--> statement-breakpoint
ALTER FUNCTION "note_updated_dimensions"() RENAME TO "record_updated_articles";--> statement-breakpoint
ALTER FUNCTION "note_changed_rows"() RENAME TO "record_changed_rows";--> statement-breakpoint
ALTER FUNCTION "note_catalogue_changed"() RENAME TO "record_catalogue_changed";
