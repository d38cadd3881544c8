CREATE TABLE {prefix}cfg_configurator_leads (
id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  idempotency_key char(64) NOT NULL,
  form_type varchar(24) NOT NULL,
  status varchar(12) NOT NULL DEFAULT 'received',
  held_reason varchar(24) NOT NULL DEFAULT '',
  is_planned tinyint(1) NOT NULL DEFAULT 0,
  is_settled tinyint(1) NOT NULL DEFAULT 0,
  created_gmt datetime NOT NULL,
  name varchar(255) NOT NULL DEFAULT '',
  email varchar(191) NOT NULL DEFAULT '',
  phone varchar(32) NOT NULL DEFAULT '',
  district_id varchar(191) NOT NULL DEFAULT '',
  district varchar(191) NOT NULL DEFAULT '',
  dealer_id varchar(191) NOT NULL DEFAULT '',
  dealer varchar(191) NOT NULL DEFAULT '',
  dealer_email varchar(191) NOT NULL DEFAULT '',
  message mediumtext NOT NULL,
  consent tinyint(1) NOT NULL DEFAULT 0,
  marketing tinyint(1) NOT NULL DEFAULT 0,
  sharing tinyint(1) NOT NULL DEFAULT 0,
  model varchar(191) NOT NULL DEFAULT '',
  model_id varchar(191) NOT NULL DEFAULT '',
  configuration_id varchar(191) NOT NULL DEFAULT '',
  from_page text NOT NULL,
  extra mediumtext NOT NULL,
  corrected_gmt datetime DEFAULT NULL,
  corrected_by bigint(20) unsigned NOT NULL DEFAULT 0,
  configuration mediumtext DEFAULT NULL,
  consents mediumtext DEFAULT NULL,
  warning varchar(12) NOT NULL DEFAULT '',
  announcements tinyint(3) unsigned NOT NULL DEFAULT 0,
  is_read tinyint(1) NOT NULL DEFAULT 0,
  build_code varchar(9) NOT NULL DEFAULT '',
  sales_status varchar(12) NOT NULL DEFAULT 'new',
  assigned_to bigint(20) unsigned NOT NULL DEFAULT 0,
  PRIMARY KEY  (id),
  UNIQUE KEY idempotency_key (idempotency_key),
  KEY created_gmt (created_gmt),
  KEY email (email),
  KEY dealer_id (dealer_id),
  KEY configuration_id (configuration_id),
  KEY planning (is_planned,status),
  KEY announcing (announcements,created_gmt),
  KEY form_time (form_type,created_gmt),
  KEY dealers (dealer_id,dealer),
  KEY dealer_time (dealer_id,created_gmt),
  KEY is_read (is_read),
  KEY build_code (build_code),
  KEY sales_status (sales_status,created_gmt),
  KEY assigned_to (assigned_to)
) {collation};

CREATE TABLE {prefix}cfg_configurator_deliveries (
id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  lead_id bigint(20) unsigned NOT NULL,
  channel varchar(20) NOT NULL DEFAULT 'mail',
  recipient varchar(12) NOT NULL,
  address text NOT NULL,
  state varchar(12) NOT NULL DEFAULT 'pending',
  attempts smallint(5) unsigned NOT NULL DEFAULT 0,
  last_error text NOT NULL,
  next_gmt datetime NOT NULL,
  sendings smallint(5) unsigned NOT NULL DEFAULT 1,
  claim char(32) NOT NULL DEFAULT '',
  claimed_until_gmt datetime DEFAULT NULL,
  sent_gmt datetime DEFAULT NULL,
  uncertain smallint(5) unsigned NOT NULL DEFAULT 0,
  cc varchar(764) NOT NULL DEFAULT '',
  PRIMARY KEY  (id),
  UNIQUE KEY one_per_channel (lead_id,channel,recipient),
  KEY due_in_channel (channel,state,next_gmt)
) {collation};

CREATE TABLE {prefix}cfg_configurator_configurations (
id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  configuration_key char(64) NOT NULL,
  configuration_id varchar(191) NOT NULL DEFAULT '',
  saved_gmt datetime NOT NULL,
  model varchar(191) NOT NULL DEFAULT '',
  version varchar(191) NOT NULL DEFAULT '',
  fields mediumtext NOT NULL,
  PRIMARY KEY  (id),
  UNIQUE KEY configuration_key (configuration_key),
  KEY configuration_id (configuration_id),
  KEY saved_gmt (saved_gmt)
) {collation};

CREATE TABLE {prefix}cfg_configurator_lead_rates (
bucket char(64) NOT NULL,
  hits int(10) unsigned NOT NULL DEFAULT 0,
  expires_gmt datetime NOT NULL,
  PRIMARY KEY  (bucket),
  KEY expires_gmt (expires_gmt)
) {collation};

CREATE TABLE {prefix}cfg_configurator_builds (
code varchar(9) NOT NULL,
  items text NOT NULL,
  made_gmt datetime NOT NULL,
  saved_gmt datetime NOT NULL,
  PRIMARY KEY  (code),
  KEY saved_gmt (saved_gmt)
) {collation};

CREATE TABLE {prefix}cfg_configurator_lead_log (
id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
  lead_id bigint(20) unsigned NOT NULL,
  at_gmt datetime NOT NULL,
  user_id bigint(20) unsigned NOT NULL DEFAULT 0,
  kind varchar(16) NOT NULL,
  text mediumtext NOT NULL,
  PRIMARY KEY  (id),
  KEY lead_id (lead_id)
) {collation};
