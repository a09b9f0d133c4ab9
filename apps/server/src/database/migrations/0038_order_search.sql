DROP INDEX "orders_company_id_created_at_index";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "position_count" integer;--> statement-breakpoint
CREATE INDEX "orders_of_company" ON "orders" USING btree ("company_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"order_type","status","user_id","sum_net");--> statement-breakpoint
CREATE INDEX "orders_without_search_text" ON "orders" USING btree ("id") WHERE "orders"."search_text" is null;