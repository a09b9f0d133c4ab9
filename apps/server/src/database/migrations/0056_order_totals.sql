CREATE TABLE "order_totals" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"order_type" text NOT NULL,
	"status" integer NOT NULL,
	"order_count" integer NOT NULL,
	"sum_net" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "orders_counted";--> statement-breakpoint
CREATE INDEX "order_totals_company_id_index" ON "order_totals" USING btree ("company_id");--> statement-breakpoint
CREATE FUNCTION "note_order_totals"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "order_totals" ("company_id", "user_id", "order_type", "status", "order_count", "sum_net")
      SELECT "company_id", "user_id", "order_type", "status", count(*), sum("sum_net")
      FROM "new_rows" GROUP BY 1, 2, 3, 4;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "order_totals" ("company_id", "user_id", "order_type", "status", "order_count", "sum_net")
      SELECT "company_id", "user_id", "order_type", "status", -count(*), -sum("sum_net")
      FROM "old_rows" GROUP BY 1, 2, 3, 4;
  ELSE
    INSERT INTO "order_totals" ("company_id", "user_id", "order_type", "status", "order_count", "sum_net")
      SELECT "company_id", "user_id", "order_type", "status", sum("order_count"), sum("sum_net")
      FROM (
        SELECT "company_id", "user_id", "order_type", "status", 1 AS "order_count", "sum_net" FROM "new_rows"
        UNION ALL
        SELECT "company_id", "user_id", "order_type", "status", -1, -"sum_net" FROM "old_rows"
      ) AS "changes"
      GROUP BY 1, 2, 3, 4
      HAVING sum("order_count") <> 0 OR sum("sum_net") <> 0;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "orders_inserted" AFTER INSERT ON "orders"
  REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_order_totals"();--> statement-breakpoint
CREATE TRIGGER "orders_updated" AFTER UPDATE ON "orders"
  REFERENCING OLD TABLE AS "old_rows" NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_order_totals"();--> statement-breakpoint
CREATE TRIGGER "orders_deleted" AFTER DELETE ON "orders"
  REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_order_totals"();--> statement-breakpoint
-- The triggers have locked the table until here, so no order is missed.
INSERT INTO "order_totals" ("company_id", "user_id", "order_type", "status", "order_count", "sum_net")
  SELECT "company_id", "user_id", "order_type", "status", count(*), sum("sum_net")
  FROM "orders" GROUP BY 1, 2, 3, 4;
