CREATE TABLE "part_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"article_id" uuid NOT NULL,
	"changed_length" numeric(8, 2),
	"head_flats" text,
	"reduced_head" text,
	"tip" text,
	"engraving" text,
	"text" text NOT NULL,
	"user_id" uuid,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "part_notes_head_flats" CHECK ("part_notes"."head_flats" ~ '^(R1|R2|R2Q|R3|R4)F(0|[1-9][0-9]{0,2})([.][0-9]{0,2}[1-9])?(A([1-9][0-9]?|[12][0-9]{2}|3[0-5][0-9]))?$'),
	CONSTRAINT "part_notes_reduced_head" CHECK ("part_notes"."reduced_head" ~ '^H(D[1-9][0-9]{0,2}([.][1-9])?(K(0|[1-9][0-9]?)([.][0-9]?[1-9])?)?|K(0|[1-9][0-9]?)([.][0-9]?[1-9])?)$'),
	CONSTRAINT "part_notes_tip" CHECK ("part_notes"."tip" ~ '^T([SECB](0|[1-9][0-9]{0,2})([.][0-9]?[1-9])?|PX(0|[1-9][0-9]{0,2})([.][0-9]?[1-9])?Y(0|[1-9][0-9]{0,2})([.][0-9]?[1-9])?(X(0|[1-9][0-9]{0,2})([.][0-9]?[1-9])?Y(0|[1-9][0-9]{0,2})([.][0-9]?[1-9])?([RQ](0|[1-9][0-9]{0,2})([.][0-9]?[1-9])?)?){1,7})$'),
	CONSTRAINT "part_notes_engraving" CHECK ("part_notes"."engraving" ~ '^E[.][A-Z0-9]{1,8}$')
);
--> statement-breakpoint
ALTER TABLE "part_notes" ADD CONSTRAINT "part_notes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_notes" ADD CONSTRAINT "part_notes_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_notes" ADD CONSTRAINT "part_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "part_notes_company_id_written_at_index" ON "part_notes" USING btree ("company_id","written_at");--> statement-breakpoint
CREATE INDEX "part_notes_company_id_article_id_index" ON "part_notes" USING btree ("company_id","article_id");--> statement-breakpoint
CREATE INDEX "part_notes_article_id_index" ON "part_notes" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "part_notes_user_id_index" ON "part_notes" USING btree ("user_id");