ALTER TABLE "customer_part_numbers" DROP CONSTRAINT "customer_part_numbers_part";--> statement-breakpoint
ALTER TABLE "cart_positions" DROP CONSTRAINT "cart_positions_head_flats";--> statement-breakpoint
ALTER TABLE "customer_part_numbers" DROP CONSTRAINT "customer_part_numbers_head_flats";--> statement-breakpoint
ALTER TABLE "order_positions" DROP CONSTRAINT "order_positions_head_flats";--> statement-breakpoint
ALTER TABLE "remembered_parts" DROP CONSTRAINT "remembered_parts_head_flats";--> statement-breakpoint
ALTER TABLE "cart_positions" ADD COLUMN "reduced_head" text;--> statement-breakpoint
ALTER TABLE "cart_positions" ADD COLUMN "tip" text;--> statement-breakpoint
ALTER TABLE "cart_positions" ADD COLUMN "engraving" text;--> statement-breakpoint
ALTER TABLE "customer_part_numbers" ADD COLUMN "reduced_head" text;--> statement-breakpoint
ALTER TABLE "customer_part_numbers" ADD COLUMN "tip" text;--> statement-breakpoint
ALTER TABLE "customer_part_numbers" ADD COLUMN "engraving" text;--> statement-breakpoint
ALTER TABLE "order_positions" ADD COLUMN "reduced_head" text;--> statement-breakpoint
ALTER TABLE "order_positions" ADD COLUMN "tip" text;--> statement-breakpoint
ALTER TABLE "order_positions" ADD COLUMN "engraving" text;--> statement-breakpoint
ALTER TABLE "remembered_parts" ADD COLUMN "reduced_head" text;--> statement-breakpoint
ALTER TABLE "remembered_parts" ADD COLUMN "tip" text;--> statement-breakpoint
ALTER TABLE "remembered_parts" ADD COLUMN "engraving" text;--> statement-breakpoint
ALTER TABLE "customer_part_numbers" ADD CONSTRAINT "customer_part_numbers_part" UNIQUE NULLS NOT DISTINCT("company_id","article_id","changed_length","head_flats","reduced_head","tip","engraving");--> statement-breakpoint
ALTER TABLE "cart_positions" ADD CONSTRAINT "cart_positions_reduced_head" CHECK ("cart_positions"."reduced_head" ~ '^H(D[1-9][0-9]{0,2}([.][1-9])?(K(0|[1-9][0-9]?)([.][0-9]?[1-9])?)?|K(0|[1-9][0-9]?)([.][0-9]?[1-9])?)$');--> statement-breakpoint
ALTER TABLE "cart_positions" ADD CONSTRAINT "cart_positions_tip" CHECK ("cart_positions"."tip" ~ '^T[SECB](0|[1-9][0-9]{0,2})([.][0-9]?[1-9])?$');--> statement-breakpoint
ALTER TABLE "cart_positions" ADD CONSTRAINT "cart_positions_engraving" CHECK ("cart_positions"."engraving" ~ '^E[.][A-Z0-9]{1,8}$');--> statement-breakpoint
ALTER TABLE "cart_positions" ADD CONSTRAINT "cart_positions_head_flats" CHECK ("cart_positions"."head_flats" ~ '^(R1|R2|R2Q|R3|R4)F(0|[1-9][0-9]{0,2})([.][0-9]{0,2}[1-9])?(A([1-9][0-9]?|[12][0-9]{2}|3[0-5][0-9]))?$');--> statement-breakpoint
ALTER TABLE "customer_part_numbers" ADD CONSTRAINT "customer_part_numbers_reduced_head" CHECK ("customer_part_numbers"."reduced_head" ~ '^H(D[1-9][0-9]{0,2}([.][1-9])?(K(0|[1-9][0-9]?)([.][0-9]?[1-9])?)?|K(0|[1-9][0-9]?)([.][0-9]?[1-9])?)$');--> statement-breakpoint
ALTER TABLE "customer_part_numbers" ADD CONSTRAINT "customer_part_numbers_tip" CHECK ("customer_part_numbers"."tip" ~ '^T[SECB](0|[1-9][0-9]{0,2})([.][0-9]?[1-9])?$');--> statement-breakpoint
ALTER TABLE "customer_part_numbers" ADD CONSTRAINT "customer_part_numbers_engraving" CHECK ("customer_part_numbers"."engraving" ~ '^E[.][A-Z0-9]{1,8}$');--> statement-breakpoint
ALTER TABLE "customer_part_numbers" ADD CONSTRAINT "customer_part_numbers_head_flats" CHECK ("customer_part_numbers"."head_flats" ~ '^(R1|R2|R2Q|R3|R4)F(0|[1-9][0-9]{0,2})([.][0-9]{0,2}[1-9])?(A([1-9][0-9]?|[12][0-9]{2}|3[0-5][0-9]))?$');--> statement-breakpoint
ALTER TABLE "order_positions" ADD CONSTRAINT "order_positions_reduced_head" CHECK ("order_positions"."reduced_head" ~ '^H(D[1-9][0-9]{0,2}([.][1-9])?(K(0|[1-9][0-9]?)([.][0-9]?[1-9])?)?|K(0|[1-9][0-9]?)([.][0-9]?[1-9])?)$');--> statement-breakpoint
ALTER TABLE "order_positions" ADD CONSTRAINT "order_positions_tip" CHECK ("order_positions"."tip" ~ '^T[SECB](0|[1-9][0-9]{0,2})([.][0-9]?[1-9])?$');--> statement-breakpoint
ALTER TABLE "order_positions" ADD CONSTRAINT "order_positions_engraving" CHECK ("order_positions"."engraving" ~ '^E[.][A-Z0-9]{1,8}$');--> statement-breakpoint
ALTER TABLE "order_positions" ADD CONSTRAINT "order_positions_head_flats" CHECK ("order_positions"."head_flats" ~ '^(R1|R2|R2Q|R3|R4)F(0|[1-9][0-9]{0,2})([.][0-9]{0,2}[1-9])?(A([1-9][0-9]?|[12][0-9]{2}|3[0-5][0-9]))?$');--> statement-breakpoint
ALTER TABLE "remembered_parts" ADD CONSTRAINT "remembered_parts_reduced_head" CHECK ("remembered_parts"."reduced_head" ~ '^H(D[1-9][0-9]{0,2}([.][1-9])?(K(0|[1-9][0-9]?)([.][0-9]?[1-9])?)?|K(0|[1-9][0-9]?)([.][0-9]?[1-9])?)$');--> statement-breakpoint
ALTER TABLE "remembered_parts" ADD CONSTRAINT "remembered_parts_tip" CHECK ("remembered_parts"."tip" ~ '^T[SECB](0|[1-9][0-9]{0,2})([.][0-9]?[1-9])?$');--> statement-breakpoint
ALTER TABLE "remembered_parts" ADD CONSTRAINT "remembered_parts_engraving" CHECK ("remembered_parts"."engraving" ~ '^E[.][A-Z0-9]{1,8}$');--> statement-breakpoint
ALTER TABLE "remembered_parts" ADD CONSTRAINT "remembered_parts_head_flats" CHECK ("remembered_parts"."head_flats" ~ '^(R1|R2|R2Q|R3|R4)F(0|[1-9][0-9]{0,2})([.][0-9]{0,2}[1-9])?(A([1-9][0-9]?|[12][0-9]{2}|3[0-5][0-9]))?$');