CREATE TABLE "attributes" (
	"key" text PRIMARY KEY NOT NULL,
	"unit" text,
	"kind" text NOT NULL,
	"label" jsonb NOT NULL,
	CONSTRAINT "attributes_kind" CHECK ("attributes"."kind" in ('number', 'choice'))
);
--> statement-breakpoint
CREATE TABLE "catalogue_files" (
	"hash" text PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"dimension_id" uuid,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"title" text,
	"hash" text NOT NULL,
	"sort_index" integer NOT NULL,
	CONSTRAINT "product_files_kind" CHECK ("product_files"."kind" in ('picture', 'dataSheet', 'cad'))
);
--> statement-breakpoint
CREATE TABLE "catalogue_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"version" text,
	"user_id" uuid,
	"language" text,
	"files" jsonb,
	"changed_since" boolean DEFAULT false NOT NULL,
	"progress" jsonb,
	"report" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"heard_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalogue_imports_source" CHECK ("catalogue_imports"."source" in ('shipped', 'command', 'staff'))
);
--> statement-breakpoint
ALTER TABLE "dimensions" ALTER COLUMN "mass" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "stated" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_files" ADD CONSTRAINT "product_files_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_files" ADD CONSTRAINT "product_files_dimension_id_dimensions_id_fk" FOREIGN KEY ("dimension_id") REFERENCES "public"."dimensions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_files" ADD CONSTRAINT "product_files_hash_catalogue_files_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."catalogue_files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_files_product_id_sort_index_index" ON "product_files" USING btree ("product_id","sort_index");--> statement-breakpoint
CREATE INDEX "product_files_dimension_id_index" ON "product_files" USING btree ("dimension_id") WHERE "product_files"."dimension_id" is not null;--> statement-breakpoint
CREATE INDEX "product_files_hash_index" ON "product_files" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "catalogue_imports_created_at_index" ON "catalogue_imports" USING btree ("created_at" DESC NULLS LAST);;--> statement-breakpoint
CREATE TRIGGER "attributes_inserted" AFTER INSERT ON "attributes" REFERENCING NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_rows"();--> statement-breakpoint
CREATE TRIGGER "attributes_updated" AFTER UPDATE ON "attributes" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_rows"();--> statement-breakpoint
CREATE TRIGGER "attributes_deleted" AFTER DELETE ON "attributes" REFERENCING OLD TABLE AS "old_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_rows"();--> statement-breakpoint
CREATE TRIGGER "attributes_truncated" AFTER TRUNCATE ON "attributes"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_catalogue_changed"();--> statement-breakpoint
CREATE TRIGGER "product_files_inserted" AFTER INSERT ON "product_files" REFERENCING NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_rows"();--> statement-breakpoint
CREATE TRIGGER "product_files_updated" AFTER UPDATE ON "product_files" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_rows"();--> statement-breakpoint
CREATE TRIGGER "product_files_deleted" AFTER DELETE ON "product_files" REFERENCING OLD TABLE AS "old_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_rows"();
