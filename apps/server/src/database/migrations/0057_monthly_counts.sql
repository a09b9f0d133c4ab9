CREATE TABLE "monthly_counts" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"month" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "monthly_counts_kind_name_month_pk" PRIMARY KEY("kind","name","month")
);
--> statement-breakpoint
CREATE INDEX "monthly_counts_month_index" ON "monthly_counts" USING btree ("month");