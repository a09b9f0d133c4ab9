CREATE TABLE "coatings" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hardness" text NOT NULL,
	"temperature" integer NOT NULL,
	"materials" text[] NOT NULL,
	"words" text[] NOT NULL,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "coatings_code" CHECK ("coatings"."code" ~ '^[A-Z]{2,4}$')
);
--> statement-breakpoint
CREATE TABLE "material_names" (
	"word" text PRIMARY KEY NOT NULL,
	"materials" text[] NOT NULL,
	"is_named" boolean NOT NULL,
	"preferred" text
);
--> statement-breakpoint
CREATE TABLE "materials" (
	"code" text PRIMARY KEY NOT NULL,
	"steel" text NOT NULL,
	"name" text NOT NULL,
	"finish" text[] NOT NULL,
	"group" text NOT NULL,
	"certificate" boolean NOT NULL,
	"hardness" text NOT NULL,
	"rockwell_from" integer,
	"rockwell_to" integer,
	"vickers_from" integer,
	"equivalent_steels" text[] NOT NULL,
	"properties" jsonb NOT NULL,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "materials_code" CHECK ("materials"."code" ~ '^[A-Z]{1,2}$')
);
--> statement-breakpoint
CREATE TABLE "standards" (
	"number" text NOT NULL,
	"part" text,
	"form" text,
	"material" text,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "standards_entry" UNIQUE NULLS NOT DISTINCT("number","part","form")
);
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "family" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "material" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "price_group" text;--> statement-breakpoint
-- Each kind of plate is a family of its own; the discounts stay on all of them together.
UPDATE "products" SET
  "price_group" = "family",
  "family" = CASE WHEN "family" = 'PL' THEN left("product_nr", 3) ELSE "family" END;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "price_group" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "discounts" RENAME COLUMN "family" TO "price_group";--> statement-breakpoint
ALTER TABLE "discounts" RENAME CONSTRAINT "discounts_discount_group_family_pk" TO "discounts_discount_group_price_group_pk";--> statement-breakpoint
CREATE TRIGGER "materials_inserted" AFTER INSERT ON "materials" REFERENCING NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_rows"();--> statement-breakpoint
CREATE TRIGGER "materials_updated" AFTER UPDATE ON "materials" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_rows"();--> statement-breakpoint
CREATE TRIGGER "materials_deleted" AFTER DELETE ON "materials" REFERENCING OLD TABLE AS "old_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_rows"();--> statement-breakpoint
CREATE TRIGGER "coatings_inserted" AFTER INSERT ON "coatings" REFERENCING NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_rows"();--> statement-breakpoint
CREATE TRIGGER "coatings_updated" AFTER UPDATE ON "coatings" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_rows"();--> statement-breakpoint
CREATE TRIGGER "coatings_deleted" AFTER DELETE ON "coatings" REFERENCING OLD TABLE AS "old_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_rows"();--> statement-breakpoint
CREATE TRIGGER "material_names_inserted" AFTER INSERT ON "material_names" REFERENCING NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_rows"();--> statement-breakpoint
CREATE TRIGGER "material_names_updated" AFTER UPDATE ON "material_names" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_rows"();--> statement-breakpoint
CREATE TRIGGER "material_names_deleted" AFTER DELETE ON "material_names" REFERENCING OLD TABLE AS "old_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_rows"();--> statement-breakpoint
CREATE TRIGGER "standards_inserted" AFTER INSERT ON "standards" REFERENCING NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_rows"();--> statement-breakpoint
CREATE TRIGGER "standards_updated" AFTER UPDATE ON "standards" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_rows"();--> statement-breakpoint
CREATE TRIGGER "standards_deleted" AFTER DELETE ON "standards" REFERENCING OLD TABLE AS "old_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_rows"();
