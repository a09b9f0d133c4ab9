CREATE TABLE "synonyms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"words_key" text NOT NULL,
	"means" text NOT NULL,
	"language" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "synonyms_words" UNIQUE NULLS NOT DISTINCT("words_key","language")
);--> statement-breakpoint
CREATE TRIGGER "synonyms_inserted" AFTER INSERT ON "synonyms" REFERENCING NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "record_changed_rows"();--> statement-breakpoint
CREATE TRIGGER "synonyms_updated" AFTER UPDATE ON "synonyms" REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "record_changed_rows"();--> statement-breakpoint
CREATE TRIGGER "synonyms_deleted" AFTER DELETE ON "synonyms" REFERENCING OLD TABLE AS "old_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION "record_changed_rows"();--> statement-breakpoint
CREATE TRIGGER "synonyms_truncated" AFTER TRUNCATE ON "synonyms"
  FOR EACH STATEMENT EXECUTE FUNCTION "record_catalogue_changed"();
