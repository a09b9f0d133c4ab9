-- Run once on the primary by a superuser: psql -v owner='…' -v password='…' -v replication='…' -f roles.sql
-- The replica that every commit waits for does not exist yet.
set synchronous_commit = local;
-- Owns the tables and migrates them. The running shop owns nothing.
create role normwerk_owner login password :'owner';
create role normwerk login password :'password';
create role replicator login replication password :'replication';
-- Asks only pg_is_in_recovery(), without a password.
create role haproxy login connection limit 8;
create database normwerk owner normwerk_owner encoding 'UTF8' locale 'C.UTF-8' template template0;
revoke connect on database normwerk from public;
grant connect on database normwerk to normwerk;
