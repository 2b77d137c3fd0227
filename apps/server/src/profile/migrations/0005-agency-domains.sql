-- The e-mail domains of an agency, in small letters, with their sub-domains: who proves an address of one may be accepted at once. And its bureaus. An operator changes both at the desk; the
-- domains below are general knowledge, to be checked by the operator.
alter table marketplace.agency
  add column email_domains text[] not null default '{}',
  add column bureaus text[] not null default '{}';
update marketplace.agency set email_domains = own.domains
from (values
  ('12', '{usda.gov}'::text[]), ('13', '{doc.gov,noaa.gov,census.gov,nist.gov,uspto.gov,bis.gov}'), ('14', '{doi.gov,nps.gov,usgs.gov,blm.gov,fws.gov}'), ('15', '{usdoj.gov,doj.gov,fbi.gov}'),
  ('16', '{dol.gov,bls.gov}'), ('19', '{state.gov}'), ('20', '{treasury.gov,irs.gov}'), ('24', '{opm.gov}'), ('28', '{ssa.gov}'), ('31', '{nrc.gov}'), ('36', '{va.gov}'), ('45', '{eeoc.gov}'), ('47', '{gsa.gov}'),
  ('49', '{nsf.gov}'), ('68', '{epa.gov}'), ('69', '{dot.gov,faa.gov}'), ('70', '{dhs.gov}'), ('72', '{usaid.gov}'), ('73', '{sba.gov}'), ('75', '{hhs.gov,nih.gov,cdc.gov,fda.gov}'), ('80', '{nasa.gov}'),
  ('86', '{hud.gov}'), ('88', '{nara.gov}'), ('89', '{doe.gov,energy.gov}'), ('91', '{ed.gov}'),
  ('A', '{army.mil}'), ('N', '{navy.mil}'), ('F', '{af.mil}'), ('M', '{usmc.mil}'), ('Z', '{uscg.mil}'), ('S', '{dla.mil}')
) as own (code, domains)
where agency.code = own.code;
update marketplace.agency set bureaus = own.names
from (values
  ('12', array['Agricultural Research Service', 'Animal and Plant Health Inspection Service', 'Farm Service Agency', 'Food Safety and Inspection Service', 'Forest Service', 'Natural Resources Conservation Service']),
  ('13', array['Census Bureau', 'National Institute of Standards and Technology', 'National Oceanic and Atmospheric Administration', 'Patent and Trademark Office']),
  ('14', array['Bureau of Indian Affairs', 'Bureau of Land Management', 'Bureau of Reclamation', 'Fish and Wildlife Service', 'Geological Survey', 'National Park Service']),
  ('15', array['Bureau of Prisons', 'Drug Enforcement Administration', 'Federal Bureau of Investigation', 'Marshals Service']),
  ('20', array['Bureau of Engraving and Printing', 'Bureau of the Fiscal Service', 'Internal Revenue Service', 'Mint']),
  ('36', array['National Cemetery Administration', 'Veterans Benefits Administration', 'Veterans Health Administration']),
  ('47', array['Federal Acquisition Service', 'Office of Inspector General', 'Public Buildings Service']),
  ('69', array['Federal Aviation Administration', 'Federal Highway Administration', 'Federal Railroad Administration', 'Maritime Administration']),
  ('70', array['Customs and Border Protection', 'Federal Emergency Management Agency', 'Immigration and Customs Enforcement', 'Secret Service', 'Transportation Security Administration']),
  ('75', array['Centers for Disease Control and Prevention', 'Food and Drug Administration', 'Indian Health Service', 'National Institutes of Health'])
) as own (code, names)
where agency.code = own.code;
