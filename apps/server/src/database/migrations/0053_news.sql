CREATE TABLE "news" (
	"id" uuid PRIMARY KEY NOT NULL,
	"published_at" timestamp with time zone,
	"texts" jsonb NOT NULL,
	"picture_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_picture_hash_pictures_hash_fk" FOREIGN KEY ("picture_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_picture_hash_index" ON "news" USING btree ("picture_hash");--> statement-breakpoint
CREATE INDEX "news_published_at_index" ON "news" USING btree ("published_at");--> statement-breakpoint
CREATE TRIGGER "news_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "news"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();
