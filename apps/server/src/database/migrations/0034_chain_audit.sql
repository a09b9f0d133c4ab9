CREATE TABLE "audit_chain" (
	"position" bigint PRIMARY KEY NOT NULL,
	"audit_id" uuid NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_chain_audit_id_unique" UNIQUE("audit_id")
);
--> statement-breakpoint
ALTER TABLE "audit_chain" ADD CONSTRAINT "audit_chain_audit_id_audit_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION "audit_hash"("previous" text, "entry" "audit") RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to("previous" || jsonb_build_array("entry"."id", extract(epoch FROM "entry"."at"),
    "entry"."action", "entry"."user_id", "entry"."company_id", "entry"."subject_id", "entry"."changes", "entry"."details",
    "entry"."correlation_id")::text, 'UTF8')), 'hex')
$$;--> statement-breakpoint
CREATE FUNCTION "chain_audit"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE "last" "audit_chain";
BEGIN
  PERFORM pg_advisory_xact_lock(1852797549, 9);
  SELECT * INTO "last" FROM "audit_chain" ORDER BY "position" DESC LIMIT 1;
  INSERT INTO "audit_chain" ("position", "audit_id", "hash")
    VALUES (coalesce("last"."position", 0) + 1, NEW."id", "audit_hash"(coalesce("last"."hash", ''), NEW));
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE "entry" "audit"; "number" bigint := 0; "former" text := '';
BEGIN
  FOR "entry" IN SELECT * FROM "audit" ORDER BY "at", "id" LOOP
    "number" := "number" + 1;
    "former" := "audit_hash"("former", "entry");
    INSERT INTO "audit_chain" ("position", "audit_id", "hash") VALUES ("number", "entry"."id", "former");
  END LOOP;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "audit_is_chained" AFTER INSERT ON "audit" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION "chain_audit"();--> statement-breakpoint
CREATE TRIGGER "audit_chain_is_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_chain"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
