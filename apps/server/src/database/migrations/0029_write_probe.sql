CREATE TABLE "write_probe" (
	"at" timestamp with time zone NOT NULL
);
