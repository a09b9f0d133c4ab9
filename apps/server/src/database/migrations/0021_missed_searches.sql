CREATE TABLE "missed_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"text_key" text NOT NULL,
	"text" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "missed_searches_text" UNIQUE("text_key")
);
--> statement-breakpoint
CREATE INDEX "missed_searches_count_last_at_index" ON "missed_searches" USING btree ("count","last_at");--> statement-breakpoint
CREATE INDEX "missed_searches_last_at_index" ON "missed_searches" USING btree ("last_at");