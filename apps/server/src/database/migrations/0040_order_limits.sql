ALTER TABLE "users" ADD COLUMN "order_limit" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "month_limit" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_limits" CHECK (least("users"."order_limit", "users"."month_limit") >= 0);