CREATE TABLE "cart_shares" (
	"cart_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"right" text NOT NULL,
	CONSTRAINT "cart_shares_cart_id_user_id_pk" PRIMARY KEY("cart_id","user_id"),
	CONSTRAINT "cart_shares_right" CHECK ("cart_shares"."right" in ('read', 'edit'))
);
--> statement-breakpoint
CREATE TABLE "column_mappings" (
	"company_id" uuid NOT NULL,
	"headings" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "column_mappings_company_id_headings_pk" PRIMARY KEY("company_id","headings")
);
--> statement-breakpoint
CREATE TABLE "cross_references" (
	"id" uuid PRIMARY KEY NOT NULL,
	"maker" text NOT NULL,
	"pattern" text NOT NULL,
	"product_nr" text NOT NULL,
	"dimensions" jsonb NOT NULL,
	"differences" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"dimension_id" uuid NOT NULL,
	"changed_length" numeric(8, 2),
	"own_number" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_articles_part" UNIQUE NULLS NOT DISTINCT("company_id","dimension_id","changed_length")
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"dimension_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_once" UNIQUE NULLS NOT DISTINCT("user_id","product_id","dimension_id")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"revision" text,
	"description" text,
	"archived" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_positions" ADD COLUMN "seen_price" bigint;--> statement-breakpoint
ALTER TABLE "cart_positions" ADD COLUMN "seen_availability" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "dimensions" ADD COLUMN "discontinued_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_positions" ADD COLUMN "own_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "project" jsonb;--> statement-breakpoint
ALTER TABLE "cart_shares" ADD CONSTRAINT "cart_shares_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_shares" ADD CONSTRAINT "cart_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "column_mappings" ADD CONSTRAINT "column_mappings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_articles" ADD CONSTRAINT "customer_articles_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_articles" ADD CONSTRAINT "customer_articles_dimension_id_dimensions_id_fk" FOREIGN KEY ("dimension_id") REFERENCES "public"."dimensions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_dimension_id_dimensions_id_fk" FOREIGN KEY ("dimension_id") REFERENCES "public"."dimensions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_shares_user_id_index" ON "cart_shares" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cross_references_pattern" ON "cross_references" USING btree ("maker","pattern");--> statement-breakpoint
CREATE INDEX "cross_references_product_nr_index" ON "cross_references" USING btree ("product_nr");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_articles_number" ON "customer_articles" USING btree ("company_id",lower("own_number"));--> statement-breakpoint
CREATE INDEX "customer_articles_dimension_id_index" ON "customer_articles" USING btree ("dimension_id");--> statement-breakpoint
CREATE INDEX "favorites_product_id_index" ON "favorites" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "favorites_dimension_id_index" ON "favorites" USING btree ("dimension_id");--> statement-breakpoint
CREATE INDEX "projects_company_id_index" ON "projects" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "projects_number" ON "projects" USING btree ("company_id",lower("number"),coalesce(lower("revision"), ''));--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carts_project_id_index" ON "carts" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "orders_project_id_index" ON "orders" USING btree ("project_id");