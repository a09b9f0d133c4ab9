CREATE TABLE "showcase_plans" (
	"showcase" text PRIMARY KEY NOT NULL,
	"product_nrs" text[] NOT NULL,
	"from" timestamp with time zone,
	"to" timestamp with time zone
);
