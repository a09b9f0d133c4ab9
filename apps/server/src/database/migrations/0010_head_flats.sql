ALTER TABLE "customer_articles" DROP CONSTRAINT "customer_articles_part";--> statement-breakpoint
ALTER TABLE "order_positions" ALTER COLUMN "is_three_one" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "cart_positions" ADD COLUMN "head_flats" text;--> statement-breakpoint
ALTER TABLE "customer_articles" ADD COLUMN "head_flats" text;--> statement-breakpoint
ALTER TABLE "order_positions" ADD COLUMN "head_flats" text;--> statement-breakpoint
ALTER TABLE "customer_articles" ADD CONSTRAINT "customer_articles_part" UNIQUE NULLS NOT DISTINCT("company_id","dimension_id","changed_length","head_flats");--> statement-breakpoint
ALTER TABLE "cart_positions" ADD CONSTRAINT "cart_positions_head_flats" CHECK ("cart_positions"."head_flats" ~ '^(R1|R2|R2Q|R3|R4)F(0|[1-9][0-9]{0,2})([.][0-9]{0,2}[1-9])?$');--> statement-breakpoint
ALTER TABLE "customer_articles" ADD CONSTRAINT "customer_articles_head_flats" CHECK ("customer_articles"."head_flats" ~ '^(R1|R2|R2Q|R3|R4)F(0|[1-9][0-9]{0,2})([.][0-9]{0,2}[1-9])?$');--> statement-breakpoint
ALTER TABLE "order_positions" ADD CONSTRAINT "order_positions_head_flats" CHECK ("order_positions"."head_flats" ~ '^(R1|R2|R2Q|R3|R4)F(0|[1-9][0-9]{0,2})([.][0-9]{0,2}[1-9])?$');