CREATE TABLE "feed_items" (
	"language" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"link" text NOT NULL,
	"published_at" timestamp with time zone,
	"image_address" text,
	"picture_hash" text,
	CONSTRAINT "feed_items_language_position_pk" PRIMARY KEY("language","position")
);
--> statement-breakpoint
ALTER TABLE "feed_items" ADD CONSTRAINT "feed_items_picture_hash_pictures_hash_fk" FOREIGN KEY ("picture_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_items_picture_hash_index" ON "feed_items" USING btree ("picture_hash");--> statement-breakpoint
CREATE TRIGGER "feed_items_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "feed_items"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();
