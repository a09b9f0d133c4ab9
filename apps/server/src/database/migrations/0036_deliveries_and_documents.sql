CREATE SEQUENCE "public"."delivery_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 300001 CACHE 1;--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"delivery_number" text DEFAULT nextval('delivery_numbers')::text NOT NULL,
	"tracking" text,
	"user_id" uuid,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deliveries_number" UNIQUE("delivery_number")
);
--> statement-breakpoint
CREATE TABLE "delivery_positions" (
	"delivery_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "delivery_positions_delivery_id_position_id_pk" PRIMARY KEY("delivery_id","position_id"),
	CONSTRAINT "delivery_positions_quantity" CHECK ("delivery_positions"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "document_counters" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_counters_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
CREATE TABLE "document_files" (
	"hash" text PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"issued_on" date NOT NULL,
	"language" text NOT NULL,
	"file_name" text NOT NULL,
	"delivery_id" uuid,
	"corrects_id" uuid,
	"content" jsonb NOT NULL,
	"hash" text,
	"xml_hash" text,
	"written_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_kind" CHECK ("documents"."kind" in ('OrderConfirmation', 'PackingSlip', 'Invoice', 'InvoiceCorrections', 'Offer', 'Certificate'))
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"user_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "buyer_reference" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "electronic_address" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "invoice_profile" text DEFAULT 'en16931' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "purchasing_email" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "accounting_email" text;--> statement-breakpoint
ALTER TABLE "order_positions" ADD COLUMN "offered_scale" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_rate" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "vat_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "language" text DEFAULT 'de' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "inquiry_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "offer_comment" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "seller" jsonb;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_positions" ADD CONSTRAINT "delivery_positions_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_positions" ADD CONSTRAINT "delivery_positions_position_id_order_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."order_positions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_corrects_id_documents_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_hash_document_files_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."document_files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_xml_hash_document_files_hash_fk" FOREIGN KEY ("xml_hash") REFERENCES "public"."document_files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_order_id_sent_at_index" ON "deliveries" USING btree ("order_id","sent_at");--> statement-breakpoint
CREATE INDEX "deliveries_user_id_index" ON "deliveries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "delivery_positions_position_id_index" ON "delivery_positions" USING btree ("position_id");--> statement-breakpoint
CREATE INDEX "documents_order_id_created_at_index" ON "documents" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "documents_delivery_id_index" ON "documents" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "documents_corrects_id_index" ON "documents" USING btree ("corrects_id");--> statement-breakpoint
CREATE INDEX "documents_hash_index" ON "documents" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "documents_xml_hash_index" ON "documents" USING btree ("xml_hash");--> statement-breakpoint
CREATE INDEX "documents_created_at_index" ON "documents" USING btree ("created_at") WHERE "documents"."hash" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_number" ON "documents" USING btree ("kind","number");--> statement-breakpoint
CREATE INDEX "order_notes_order_id_created_at_index" ON "order_notes" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "order_notes_user_id_index" ON "order_notes" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_inquiry_id_orders_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_status_created_at_index" ON "orders" USING btree ("status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_created_at_index" ON "orders" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_inquiry" UNIQUE("inquiry_id");--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_invoice_profile" CHECK ("companies"."invoice_profile" in ('en16931', 'xrechnung'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tax" CHECK ("orders"."tax_rate" between 0 and 10000);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tax_reason" CHECK ("orders"."tax_reason" in ('domestic', 'reverseCharge', 'export'));