CREATE TABLE "erp_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"content" "bytea" NOT NULL,
	"hash" text NOT NULL,
	"kind" text,
	"number" text,
	"order_id" uuid,
	"received_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"given_up_at" timestamp with time zone,
	CONSTRAINT "erp_answers_hash" UNIQUE("hash"),
	CONSTRAINT "erp_answers_applied" CHECK (("erp_answers"."applied_at" is null) = ("erp_answers"."order_id" is null))
);
--> statement-breakpoint
ALTER TABLE "erp_answers" ADD CONSTRAINT "erp_answers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "erp_answers_order_id_index" ON "erp_answers" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "erp_answers_received_at_index" ON "erp_answers" USING btree ("received_at") WHERE "erp_answers"."applied_at" is null;