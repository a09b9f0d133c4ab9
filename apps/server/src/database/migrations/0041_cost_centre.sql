ALTER TABLE "carts" ADD COLUMN "complete_delivery" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "cost_centre" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "asks_cost_centre" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "complete_delivery" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cost_centre" text;