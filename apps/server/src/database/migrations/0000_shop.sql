CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 200001 CACHE 1;--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"address_type" text NOT NULL,
	"is_usual" boolean DEFAULT false NOT NULL,
	"company" text NOT NULL,
	"company_addition" text,
	"street" text NOT NULL,
	"street_number" text,
	"street_addition" text,
	"address_addition" text,
	"zip" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "addresses_type" CHECK ("addresses"."address_type" in ('Invoice', 'Delivery')),
	CONSTRAINT "addresses_usual" CHECK (not "addresses"."is_usual" or "addresses"."address_type" = 'Delivery'),
	CONSTRAINT "addresses_country" CHECK ("addresses"."country" ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"user_id" uuid,
	"company_id" uuid,
	"subject_id" uuid,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"correlation_id" text
);
--> statement-breakpoint
CREATE TABLE "cart_positions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cart_id" uuid NOT NULL,
	"sort_index" integer NOT NULL,
	"position_type" text NOT NULL,
	"group_id" uuid,
	"dimension_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"changed_length" numeric(8, 2),
	"tolerance_class" text,
	"is_three_one" boolean DEFAULT false NOT NULL,
	"commission" text,
	"comment" text,
	"customer_order_number" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "cart_positions_quantity" CHECK ("cart_positions"."quantity" > 0),
	CONSTRAINT "cart_positions_length" CHECK ("cart_positions"."changed_length" > 0),
	CONSTRAINT "cart_positions_trimmed" CHECK (("cart_positions"."changed_length" is null) = ("cart_positions"."tolerance_class" is null)),
	CONSTRAINT "cart_positions_type" CHECK ("cart_positions"."position_type" in ('Standard', 'ChangedLength', 'Configurator'))
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean NOT NULL,
	"customer_order_number" text,
	"commission" text,
	"comment" text,
	"delivery_address_id" uuid,
	"delivery_type" text DEFAULT 'StandardDelivery' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_delivery_type" CHECK ("carts"."delivery_type" in ('StandardDelivery', 'Pickup')),
	CONSTRAINT "carts_version" CHECK ("carts"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"parent_id" uuid,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"sort_index" integer NOT NULL,
	CONSTRAINT "categories_key_unique" UNIQUE("key"),
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_number" text NOT NULL,
	"zip" text NOT NULL,
	"company_name" text NOT NULL,
	"company_addition" text,
	"vat_id" text,
	"tax_number" text,
	"supplier_number" text,
	"field_service" jsonb,
	"office_staff" jsonb,
	"discount_group" text NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companies_customer_number" UNIQUE("customer_number"),
	CONSTRAINT "companies_currency" CHECK ("companies"."currency" = 'EUR')
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"code" text PRIMARY KEY NOT NULL,
	"in_union" boolean NOT NULL,
	"vat_rate" integer NOT NULL,
	"shipping_costs" bigint NOT NULL,
	CONSTRAINT "countries_code" CHECK ("countries"."code" ~ '^[A-Z]{2}$'),
	CONSTRAINT "countries_vat" CHECK ("countries"."vat_rate" between 0 and 10000),
	CONSTRAINT "countries_shipping" CHECK ("countries"."shipping_costs" >= 0)
);
--> statement-breakpoint
CREATE TABLE "dimensions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"article_no" text NOT NULL,
	"values" jsonb NOT NULL,
	"tolerances" jsonb NOT NULL,
	"mass" double precision NOT NULL,
	"list_price" bigint,
	"scale" jsonb NOT NULL,
	"availability" text NOT NULL,
	"lead_time_days" integer NOT NULL,
	"trimming" jsonb,
	"certainty" text NOT NULL,
	"sort_index" integer NOT NULL,
	CONSTRAINT "dimensions_mass" CHECK ("dimensions"."mass" > 0),
	CONSTRAINT "dimensions_list_price" CHECK ("dimensions"."list_price" >= 0),
	CONSTRAINT "dimensions_lead_time" CHECK ("dimensions"."lead_time_days" >= 0),
	CONSTRAINT "dimensions_availability" CHECK ("dimensions"."availability" in ('inStock', 'shortTerm', 'onRequest')),
	CONSTRAINT "dimensions_certainty" CHECK ("dimensions"."certainty" in ('confirmed', 'derived', 'unconfirmed'))
);
--> statement-breakpoint
CREATE TABLE "discounts" (
	"discount_group" text NOT NULL,
	"family" text NOT NULL,
	"percent" integer NOT NULL,
	CONSTRAINT "discounts_discount_group_family_pk" PRIMARY KEY("discount_group","family"),
	CONSTRAINT "discounts_percent" CHECK ("discounts"."percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"status" integer NOT NULL,
	"user_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_history_status" CHECK ("order_history"."status" between 1 and 6)
);
--> statement-breakpoint
CREATE TABLE "order_positions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position_number" integer NOT NULL,
	"position_type" text NOT NULL,
	"group_id" uuid,
	"dimension_id" uuid NOT NULL,
	"article_no" text NOT NULL,
	"description" text NOT NULL,
	"quantity" integer NOT NULL,
	"changed_length" numeric(8, 2),
	"tolerance" text,
	"tolerance_class" text,
	"is_three_one" boolean NOT NULL,
	"commission" text,
	"comment" text,
	"customer_order_number" text,
	"price" bigint,
	"list_price" bigint,
	"total_price" bigint,
	"lead_time_days" integer NOT NULL,
	CONSTRAINT "order_positions_number" UNIQUE("order_id","position_number"),
	CONSTRAINT "order_positions_quantity" CHECK ("order_positions"."quantity" > 0),
	CONSTRAINT "order_positions_prices" CHECK (least("order_positions"."price", "order_positions"."list_price", "order_positions"."total_price") >= 0),
	CONSTRAINT "order_positions_type" CHECK ("order_positions"."position_type" in ('Standard', 'ChangedLength', 'Configurator'))
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text DEFAULT nextval('order_numbers')::text NOT NULL,
	"order_type" text NOT NULL,
	"status" integer NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"customer_number" text NOT NULL,
	"company_name" text NOT NULL,
	"customer_order_number" text,
	"commission" text,
	"comment" text,
	"invoice_address" jsonb NOT NULL,
	"delivery_address" jsonb NOT NULL,
	"delivery_option" text NOT NULL,
	"currency" text NOT NULL,
	"sum_net" bigint NOT NULL,
	"sum_gross" bigint NOT NULL,
	"shipping_costs" bigint NOT NULL,
	"sales_tax" bigint NOT NULL,
	"tracking" text,
	"valid_until" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_order_number" UNIQUE("order_number"),
	CONSTRAINT "orders_type" CHECK ("orders"."order_type" in ('Order', 'Inquiry')),
	CONSTRAINT "orders_status" CHECK ("orders"."status" between 1 and 6),
	CONSTRAINT "orders_delivery" CHECK ("orders"."delivery_option" in ('StandardDelivery', 'Pickup')),
	CONSTRAINT "orders_sums" CHECK (least("orders"."sum_net", "orders"."shipping_costs", "orders"."sales_tax") >= 0),
	CONSTRAINT "orders_gross" CHECK ("orders"."sum_gross" = "orders"."sum_net" + "orders"."sales_tax")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"connector" text NOT NULL,
	"order_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	CONSTRAINT "outbox_order" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_nr" text NOT NULL,
	"category_id" uuid NOT NULL,
	"family" text NOT NULL,
	"material" text NOT NULL,
	"coating" text,
	"standard" text,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"properties" jsonb NOT NULL,
	"certificate31" boolean NOT NULL,
	"related_product_nrs" text[] NOT NULL,
	"sort_index" integer NOT NULL,
	"deal_index" integer,
	"highlight_index" integer,
	"new_index" integer,
	CONSTRAINT "products_product_nr" UNIQUE("product_nr")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"stays" boolean NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "shop_settings" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"currency" text NOT NULL,
	"home_country" text NOT NULL,
	"minimum_order_value" bigint NOT NULL,
	"certificate_surcharge" bigint NOT NULL,
	CONSTRAINT "shop_settings_one_row" CHECK ("shop_settings"."only_row"),
	CONSTRAINT "shop_settings_minimum" CHECK ("shop_settings"."minimum_order_value" >= 0),
	CONSTRAINT "shop_settings_certificate" CHECK ("shop_settings"."certificate_surcharge" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"address" text NOT NULL,
	"attempted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"salutation" text,
	"title" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone_number" text,
	"mobile_phone_number" text,
	"fax" text,
	"roles" text[] NOT NULL,
	"language" text DEFAULT 'de' NOT NULL,
	"locked" boolean DEFAULT false NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"password_hash" text,
	"needs_reset" boolean DEFAULT false NOT NULL,
	"last_login_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_roles" CHECK ("users"."roles" <@ array['ADMIN', 'SHOP_USER', 'ORDER', 'OLD_ORDERS', 'OLD_INVOICES', 'GLOBAL_ADMIN']),
	CONSTRAINT "users_company" CHECK ("users"."company_id" is not null or "users"."roles" <@ array['GLOBAL_ADMIN']),
	CONSTRAINT "users_salutation" CHECK ("users"."salutation" in ('Mr', 'Ms'))
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_positions" ADD CONSTRAINT "cart_positions_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_positions" ADD CONSTRAINT "cart_positions_dimension_id_dimensions_id_fk" FOREIGN KEY ("dimension_id") REFERENCES "public"."dimensions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_delivery_address_id_addresses_id_fk" FOREIGN KEY ("delivery_address_id") REFERENCES "public"."addresses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dimensions" ADD CONSTRAINT "dimensions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_positions" ADD CONSTRAINT "order_positions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_positions" ADD CONSTRAINT "order_positions_dimension_id_dimensions_id_fk" FOREIGN KEY ("dimension_id") REFERENCES "public"."dimensions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_company_id_index" ON "addresses" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_invoice" ON "addresses" USING btree ("company_id") WHERE "addresses"."address_type" = 'Invoice';--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_usual" ON "addresses" USING btree ("company_id") WHERE "addresses"."is_usual";--> statement-breakpoint
CREATE INDEX "audit_at_index" ON "audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_company_id_at_index" ON "audit" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "audit_user_id_at_index" ON "audit" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "audit_subject_id_index" ON "audit" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "cart_positions_cart_id_sort_index_index" ON "cart_positions" USING btree ("cart_id","sort_index");--> statement-breakpoint
CREATE INDEX "cart_positions_dimension_id_index" ON "cart_positions" USING btree ("dimension_id");--> statement-breakpoint
CREATE INDEX "cart_positions_deleted_at_index" ON "cart_positions" USING btree ("deleted_at") WHERE "cart_positions"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "carts_user_id_index" ON "carts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "carts_delivery_address_id_index" ON "carts" USING btree ("delivery_address_id");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_default" ON "carts" USING btree ("user_id") WHERE "carts"."is_default";--> statement-breakpoint
CREATE INDEX "categories_parent_id_sort_index_index" ON "categories" USING btree ("parent_id","sort_index");--> statement-breakpoint
CREATE UNIQUE INDEX "dimensions_article_no_index" ON "dimensions" USING btree ("article_no" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "dimensions_product_id_sort_index_index" ON "dimensions" USING btree ("product_id","sort_index");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_history_order_id_at_index" ON "order_history" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "order_history_user_id_index" ON "order_history" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "order_positions_dimension_id_index" ON "order_positions" USING btree ("dimension_id");--> statement-breakpoint
CREATE INDEX "orders_company_id_created_at_index" ON "orders" USING btree ("company_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_user_id_created_at_index" ON "orders" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "outbox_created_at_index" ON "outbox" USING btree ("created_at") WHERE "outbox"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "products_category_id_sort_index_index" ON "products" USING btree ("category_id","sort_index");--> statement-breakpoint
CREATE INDEX "products_deal_index_index" ON "products" USING btree ("deal_index") WHERE "products"."deal_index" is not null;--> statement-breakpoint
CREATE INDEX "products_highlight_index_index" ON "products" USING btree ("highlight_index") WHERE "products"."highlight_index" is not null;--> statement-breakpoint
CREATE INDEX "products_new_index_index" ON "products" USING btree ("new_index") WHERE "products"."new_index" is not null;--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_account_attempted_at_index" ON "sign_in_attempts" USING btree ("account","attempted_at");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_address_attempted_at_index" ON "sign_in_attempts" USING btree ("address","attempted_at");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_attempted_at_index" ON "sign_in_attempts" USING btree ("attempted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_company_id_index" ON "users" USING btree ("company_id");