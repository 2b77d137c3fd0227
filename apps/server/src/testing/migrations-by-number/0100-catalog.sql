-- Trigrams find what comes near to a word or a part number.
create extension if not exists pg_trgm;

-- Codes of the unit of issue (MILSTRIP), and the hour for services. An operator may add rows.
create table marketplace.unit_of_issue (
  code text primary key,
  name text not null
);
insert into marketplace.unit_of_issue (code, name) values
  ('AM', 'Ampoule'),
  ('AT', 'Assortment'),
  ('AY', 'Assembly'),
  ('BA', 'Ball'),
  ('BD', 'Bundle'),
  ('BE', 'Bale'),
  ('BF', 'Board foot'),
  ('BG', 'Bag'),
  ('BK', 'Book'),
  ('BL', 'Barrel'),
  ('BO', 'Bolt'),
  ('BR', 'Bar'),
  ('BT', 'Bottle'),
  ('BX', 'Box'),
  ('CA', 'Cartridge'),
  ('CB', 'Carboy'),
  ('CD', 'Cubic yard'),
  ('CE', 'Cone'),
  ('CF', 'Cubic foot'),
  ('CK', 'Cake'),
  ('CL', 'Coil'),
  ('CM', 'Centimeter'),
  ('CN', 'Can'),
  ('CO', 'Container'),
  ('CY', 'Cylinder'),
  ('CZ', 'Cubic meter'),
  ('DR', 'Drum'),
  ('DZ', 'Dozen'),
  ('EA', 'Each'),
  ('FT', 'Foot'),
  ('FV', 'Five'),
  ('FY', 'Fifty'),
  ('GL', 'Gallon'),
  ('GP', 'Group'),
  ('GR', 'Gross'),
  ('HD', 'Hundred'),
  ('HK', 'Hank'),
  ('HR', 'Hour'),
  ('IN', 'Inch'),
  ('JR', 'Jar'),
  ('KG', 'Kilogram'),
  ('KR', 'Carat'),
  ('KT', 'Kit'),
  ('LB', 'Pound'),
  ('LG', 'Length'),
  ('LI', 'Liter'),
  ('MC', 'Thousand cubic feet'),
  ('ME', 'Meal'),
  ('MM', 'Millimeter'),
  ('MR', 'Meter'),
  ('MX', 'Thousand'),
  ('OT', 'Outfit'),
  ('OZ', 'Ounce'),
  ('PD', 'Pad'),
  ('PG', 'Package'),
  ('PM', 'Plate'),
  ('PR', 'Pair'),
  ('PT', 'Pint'),
  ('PZ', 'Packet'),
  ('QT', 'Quart'),
  ('RA', 'Ration'),
  ('RL', 'Reel'),
  ('RM', 'Ream'),
  ('RO', 'Roll'),
  ('SD', 'Skid'),
  ('SE', 'Set'),
  ('SF', 'Square foot'),
  ('SH', 'Sheet'),
  ('SK', 'Skein'),
  ('SL', 'Spool'),
  ('SO', 'Shot'),
  ('SP', 'Strip'),
  ('SX', 'Stick'),
  ('SY', 'Square yard'),
  ('TD', 'Twenty-four'),
  ('TE', 'Ten'),
  ('TF', 'Twenty-five'),
  ('TN', 'Ton'),
  ('TO', 'Troy ounce'),
  ('TS', 'Thirty-six'),
  ('TU', 'Tube'),
  ('VI', 'Vial'),
  ('XX', 'Dollars (services)'),
  ('YD', 'Yard');

-- What federal buyers look for on a product. An operator may add rows.
create table marketplace.indicator (
  code text primary key,
  position integer not null unique,
  label text not null,
  meaning text not null
);
insert into marketplace.indicator (position, code, label, meaning) values
  (1, 'COOP', 'Cooperative purchasing', 'State and local governments may buy under cooperative purchasing'),
  (2, 'DISAST', 'Disaster purchasing', 'State and local governments may buy for disaster preparation and recovery'),
  (3, 'ABILITYONE', 'AbilityOne', 'Made by people who are blind or have significant disabilities; a mandatory source'),
  (4, 'UNICOR', 'UNICOR', 'Made by Federal Prison Industries; a mandatory source'),
  (5, 'BIO', 'BioPreferred', 'Biobased product of the USDA BioPreferred program'),
  (6, 'CPG', 'Recycled content', 'Meets the EPA guideline for recycled content'),
  (7, 'SAFER', 'Safer Choice', 'Meets the EPA criteria for safer chemicals'),
  (8, 'ES', 'Energy Star', 'Meets the Energy Star criteria'),
  (9, 'EPEAT', 'EPEAT', 'Registered for its environmental rating of electronics'),
  (10, 'FEMP', 'FEMP', 'Energy efficient or of low standby power as designated by the Department of Energy'),
  (11, 'SNAP', 'SNAP', 'Uses substances that do not deplete the ozone layer'),
  (12, 'WATER', 'WaterSense', 'Meets the EPA criteria for saving water'),
  (13, 'SB', 'Small business', 'Offered by a small business'),
  (14, 'OTS', 'Other than small', 'Offered by a business that is other than small'),
  (15, 'WO', 'Woman owned', 'Offered by a woman-owned business'),
  (16, 'WOSB', 'WOSB', 'Offered under the women-owned small business program'),
  (17, 'EDWOSB', 'EDWOSB', 'Offered by an economically disadvantaged women-owned small business'),
  (18, 'VO', 'Veteran owned', 'Offered by a veteran-owned small business'),
  (19, 'SDVO', 'Service-disabled veteran owned', 'Offered by a service-disabled veteran-owned small business'),
  (20, 'SDB', 'Small disadvantaged', 'Offered by a small disadvantaged business'),
  (21, '8A', '8(a)', 'Offered by a firm of the SBA 8(a) program'),
  (22, 'HUB', 'HUBZone', 'Offered by a HUBZone small business'),
  (23, 'TAA', 'TAA', 'Of a country of origin that the Trade Agreements Act allows');

create table marketplace.category (
  category_id text primary key,
  parent_id text references marketplace.category,
  name text not null,
  -- Ids from the root to the category itself.
  path text[] not null,
  picture text not null,
  -- Words of its name as the search knows them.
  words text[] not null,
  -- Products and services in it or below it; brought up to date at the end of an import.
  product_count bigint not null default 0,
  service_count bigint not null default 0
);
create index category_by_parent on marketplace.category (parent_id);
create index category_by_word on marketplace.category using gin (words);

create table marketplace.vendor (
  vendor_id text primary key,
  name text not null
);

create table marketplace.product (
  product_id text primary key,
  kind text not null check (kind in ('product', 'service')),
  name text not null,
  part_number text not null,
  -- The part number as capital letters and digits alone.
  part_key text not null,
  -- Thirteen digits.
  nsn text check (nsn ~ '^[0-9]{13}$'),
  manufacturer text not null,
  category_id text not null references marketplace.category,
  picture text not null,
  description text not null,
  -- [[name, value], ...] in the order of the import.
  attributes jsonb not null,
  -- Summary of the offers that are not withdrawn. Amounts are cents.
  vendor_count integer not null,
  price_low bigint,
  price_high bigint,
  unit_code text references marketplace.unit_of_issue,
  delivery_low integer,
  delivery_high integer,
  best_offer_id text,
  indicators text[] not null,
  -- Ids of marketplace.facet_value.
  facets integer[] not null,
  -- Words of the name (A), description (B), category (C) and attributes (D).
  search tsvector not null,
  -- How many words name and description have.
  length integer not null,
  content_hash text not null,
  imported_at timestamptz not null default now()
);
create index product_by_search on marketplace.product using gin (search);
create index product_by_facet on marketplace.product using gin (facets);
create index product_by_part_key on marketplace.product (part_key text_pattern_ops);
create index product_by_part_trigram on marketplace.product using gin (part_key gin_trgm_ops);
create index product_by_nsn on marketplace.product (nsn) where nsn is not null;
create index product_by_niin on marketplace.product (right(nsn, 9)) where nsn is not null;
create index product_by_category on marketplace.product (category_id);

create table marketplace.offer (
  offer_id text primary key,
  product_id text not null references marketplace.product,
  vendor_id text not null references marketplace.vendor,
  contract_number text not null,
  price bigint not null check (price > 0),
  unit_code text not null references marketplace.unit_of_issue,
  -- [{"minimumQuantity": 10, "price": 475}, ...], ascending. Amounts are cents.
  quantity_breaks jsonb not null,
  delivery_days integer not null check (delivery_days >= 0),
  minimum_order bigint not null check (minimum_order >= 0),
  -- Pieces in stock; null where there is no stock to count.
  available integer check (available >= 0),
  indicators text[] not null,
  -- First digits of the ZIP codes that the vendor delivers to; null: everywhere.
  service_area text[],
  -- The last import of its product did not name it any more.
  withdrawn boolean not null default false
);
create index offer_by_product on marketplace.offer (product_id);
