CREATE TABLE "file_downloads" (
	"file_name" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "file_downloads_count_index" ON "file_downloads" USING btree ("count");