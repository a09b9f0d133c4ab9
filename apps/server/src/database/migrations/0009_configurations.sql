CREATE TABLE "configurations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"settings" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "carts" ALTER COLUMN "name" DROP NOT NULL;--> statement-breakpoint
UPDATE "carts" SET "name" = NULL WHERE "is_default" AND "name" IN ('Warenkorb', 'Shopping cart');--> statement-breakpoint
ALTER TABLE "cart_positions" ADD COLUMN "configuration_id" uuid;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "handed_over_by" uuid;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "handed_over_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "hand_over_message" text;--> statement-breakpoint
ALTER TABLE "order_positions" ADD COLUMN "configuration_name" text;--> statement-breakpoint
ALTER TABLE "order_positions" ADD COLUMN "configuration_id" uuid;--> statement-breakpoint
CREATE INDEX "configurations_created_at_index" ON "configurations" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "cart_positions" ADD CONSTRAINT "cart_positions_configuration_id_configurations_id_fk" FOREIGN KEY ("configuration_id") REFERENCES "public"."configurations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_handed_over_by_users_id_fk" FOREIGN KEY ("handed_over_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_positions" ADD CONSTRAINT "order_positions_configuration_id_configurations_id_fk" FOREIGN KEY ("configuration_id") REFERENCES "public"."configurations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_positions_group_id_index" ON "cart_positions" USING btree ("group_id") WHERE "cart_positions"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "cart_positions_configuration_id_index" ON "cart_positions" USING btree ("configuration_id") WHERE "cart_positions"."configuration_id" is not null;--> statement-breakpoint
CREATE INDEX "carts_handed_over_by_index" ON "carts" USING btree ("handed_over_by") WHERE "carts"."handed_over_by" is not null;--> statement-breakpoint
CREATE INDEX "order_positions_configuration_id_index" ON "order_positions" USING btree ("configuration_id") WHERE "order_positions"."configuration_id" is not null;