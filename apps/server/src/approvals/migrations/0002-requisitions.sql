-- What requisitions that wait for an approver reserve of a fund, in cents. The row is gone when they wait no more.
create table marketplace.fund_reservation (
  request_id uuid primary key,
  aac char(6) not null,
  fund char(2) not null,
  fiscal_year integer not null,
  amount bigint not null check (amount >= 0)
);
create index fund_reservation_of_fund on marketplace.fund_reservation (aac, fund, fiscal_year);

-- What requisitions spend of a fund: pieces at the price by which they were authorized. Pieces that are given up later count no more.
create table marketplace.fund_use_of_requisition (
  document_number text primary key references marketplace.requisition,
  aac char(6) not null,
  fund char(2) not null,
  fiscal_year integer not null,
  -- Cents of one unit of issue.
  unit_price bigint not null check (unit_price >= 0),
  quantity integer not null check (quantity > 0)
);
create index fund_use_of_requisition_of_fund on marketplace.fund_use_of_requisition (aac, fund, fiscal_year);
