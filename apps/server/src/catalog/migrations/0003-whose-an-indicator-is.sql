-- Whether an indicator says something of the product or of its vendor. Of one that an operator has added it is taken for the vendor's:
-- it is shown with the vendor's name.
alter table marketplace.indicator add column about text not null default 'vendor' check (about in ('product', 'vendor'));
update marketplace.indicator set about = 'product'
  where code in ('ABILITYONE', 'UNICOR', 'BIO', 'CPG', 'SAFER', 'ES', 'EPEAT', 'FEMP', 'SNAP', 'WATER', 'TAA');
