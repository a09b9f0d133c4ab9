CREATE TABLE "punchout_accounts" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"username" text,
	"password_hash" text,
	"rotated_at" timestamp with time zone,
	"last_entry_at" timestamp with time zone,
	"hook_parameter" text DEFAULT 'HOOK_URL' NOT NULL,
	"piece_unit" text DEFAULT 'PCE' NOT NULL,
	"material_group" text,
	"sends_own_numbers" boolean DEFAULT false NOT NULL,
	"tested_fields" jsonb,
	"tested_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "punchout_accounts_unit" CHECK ("piece_unit" in ('PCE', 'EA', 'ST', 'PC', 'C62', 'H87')),
	CONSTRAINT "punchout_accounts_credentials" CHECK (("punchout_accounts"."username" is null) = ("punchout_accounts"."password_hash" is null))
);
--> statement-breakpoint
CREATE TABLE "punchout_sessions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"hook_url" text NOT NULL,
	"target" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_roles";--> statement-breakpoint
ALTER TABLE "punchout_accounts" ADD CONSTRAINT "punchout_accounts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punchout_sessions" ADD CONSTRAINT "punchout_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "punchout_accounts_username" ON "punchout_accounts" USING btree (lower("username"));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_roles" CHECK ("users"."roles" <@ array['ADMIN', 'SHOP_USER', 'ORDER', 'OLD_ORDERS', 'OLD_INVOICES', 'GLOBAL_ADMIN', 'PUNCHOUT']);