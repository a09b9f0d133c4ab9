CREATE TRIGGER "cross_references_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cross_references"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_changed"();
