ALTER TABLE "carts" DROP CONSTRAINT "carts_delivery_address_id_addresses_id_fk";
