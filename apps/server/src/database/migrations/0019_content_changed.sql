CREATE FUNCTION "notify_content_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', '');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "page_versions_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "page_versions"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_content_changed"();
