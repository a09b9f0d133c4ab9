CREATE TABLE "remembered_parts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"text_key" text NOT NULL,
	"text" text NOT NULL,
	"article_id" uuid NOT NULL,
	"changed_length" numeric(8, 2),
	"head_flats" text,
	"tolerance_class" text,
	"is_three_one" boolean DEFAULT false NOT NULL,
	"unit" text,
	"unit_pieces" integer,
	"user_id" uuid,
	"chosen_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "remembered_parts_text" UNIQUE NULLS NOT DISTINCT("company_id","text_key"),
	CONSTRAINT "remembered_parts_unit" CHECK (("remembered_parts"."unit" is null) = ("remembered_parts"."unit_pieces" is null)),
	CONSTRAINT "remembered_parts_head_flats" CHECK ("remembered_parts"."head_flats" ~ '^(R1|R2|R2Q|R3|R4)F(0|[1-9][0-9]{0,2})([.][0-9]{0,2}[1-9])?$')
);
--> statement-breakpoint
ALTER TABLE "column_mappings" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "column_mappings" ADD COLUMN "headers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "column_mappings" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "remembered_parts" ADD CONSTRAINT "remembered_parts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remembered_parts" ADD CONSTRAINT "remembered_parts_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remembered_parts" ADD CONSTRAINT "remembered_parts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "remembered_parts_company_id_used_at_index" ON "remembered_parts" USING btree ("company_id","used_at");--> statement-breakpoint
CREATE INDEX "remembered_parts_article_id_index" ON "remembered_parts" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "remembered_parts_user_id_index" ON "remembered_parts" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "column_mappings" ADD CONSTRAINT "column_mappings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "column_mappings_user_id_index" ON "column_mappings" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "column_mappings" ADD CONSTRAINT "column_mappings_id" UNIQUE("id");--> statement-breakpoint
UPDATE "column_mappings" SET "headers" = string_to_array("headings", E'\n');
