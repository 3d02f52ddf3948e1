BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE history (
	session_id INTEGER NOT NULL, 
	ply INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	effects TEXT NOT NULL, 
	digest TEXT NOT NULL, 
	barrier BOOLEAN NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (session_id, ply), 
	FOREIGN KEY(session_id) REFERENCES sessions (id)
)
 WITHOUT ROWID

;
INSERT INTO "history" VALUES(1,0,2,'+b3','[["entered",[["seat",2],["square","b3"],["die",1]],null],["rolled",[["seat",0],["die",4]],null]]','7a99105ed8a6e83dc55b960ddfad374fc64eae37d3b968b1ded50f576744e044',1,1795364671555838);
INSERT INTO "history" VALUES(1,1,0,'+c3','[["entered",[["seat",0],["square","c3"],["die",4]],null],["rolled",[["seat",1],["die",4]],null]]','aa09fddd4131f70fbf357af0ba2fd1f323760602bc8d89fa28e54c57bcb44276',1,1795364671591061);
INSERT INTO "history" VALUES(1,2,1,'+b3','[["entered",[["seat",1],["square","b3"],["die",4]],null],["rerolled",[["seat",2],["die",1]],null],["rerolled",[["seat",2],["die",2]],null],["rolled",[["seat",2],["die",5]],null]]','7c9c71d4d3e05f9636fc997c0f62c1f9b843346b81c3fda2792ca7576607aa16',1,1795364671621376);
INSERT INTO "history" VALUES(1,3,2,'+c3','[["entered",[["seat",2],["square","c3"],["die",5]],null],["rolled",[["seat",0],["die",2]],null]]','0a80c1b689e59405b1fc4ab9e4739b5dbc27b7275b7a48a4cf506cfd7ab9026d',1,1795364671653137);
INSERT INTO "history" VALUES(1,4,0,'+b2','[["entered",[["seat",0],["square","b2"],["die",2]],null],["rolled",[["seat",1],["die",5]],null]]','167fe6e02a71386a7c2d28825ad880b0622f7babd4da78a0dad186a25d291b33',1,1795364671680719);
INSERT INTO "history" VALUES(1,5,1,'+b1','[["entered",[["seat",1],["square","b1"],["die",5]],null],["rolled",[["seat",2],["die",5]],null]]','f6052eb124669f162e333497e9c1aab354fc140ca40bef6d33adc7cef5731e54',1,1795364671740602);
INSERT INTO "history" VALUES(1,6,2,'+b2','[["entered",[["seat",2],["square","b2"],["die",5]],null],["rerolled",[["seat",0],["die",1]],null],["rolled",[["seat",0],["die",4]],null]]','e38dc5d300c8a1e190f05464ebb23fbb865b856b8f0079ef35d19d2670932ea2',1,1795364676751716);
INSERT INTO "history" VALUES(2,0,0,'+a2','[["entered",[["seat",0],["square","a2"],["die",3]],null],["rolled",[["seat",1],["die",6]],null]]','de2e38c2a51f749a43a820dda47433113df54bc0b10ae148917928811c521342',1,1795364671844451);
INSERT INTO "history" VALUES(2,1,1,'+a1','[["entered",[["seat",1],["square","a1"],["die",6]],null],["rolled",[["seat",0],["die",5]],null]]','dc097b80a9dc88dce6d935ed44b5ee091a64cabfdf19370b2b85e4ced5bd9ff2',1,1795364671876467);
INSERT INTO "history" VALUES(2,2,0,'a2-c3','[["moved",[["seat",0],["from","a2"],["to","c3"],["die",5]],null],["rolled",[["seat",1],["die",6]],null]]','91a3872cab90f4b1382409d457fe28d74a6dacf196ba89da48b1f0675566db84',1,1795364671921312);
INSERT INTO "history" VALUES(2,3,1,'+c1','[["entered",[["seat",1],["square","c1"],["die",6]],null],["rolled",[["seat",0],["die",4]],null]]','84bd7953d9b5c5ea66eadf52140278930536389be0ffae09182f70ff5fb83504',1,1795364671962179);
INSERT INTO "history" VALUES(2,4,0,'resign','[["eliminated",[["seat",0],["reason","resigned"]],null],["won",[["seat",1]],null]]','965a2b3151c77752770e16e57da0f5a59fbc179a8f837e62c8a7e4dff7d5f2c4',1,1795364671992852);
INSERT INTO "history" VALUES(4,0,0,'Y+2','[["stepped",[["seat",0],["pickle","Y"],["fields",2],["to",3]],null],["true",[["pickle","B"],["relation","not-ahead"],["other","R"]],null],["false",[["pickle","G"],["relation","ahead"],["other","B"]],null],["drew",[["seat",1],["pickle","G"],["relation","ahead"],["other","Y"]],[1]],["drew",[["seat",1],["pickle","R"],["relation","not-behind"],["other","G"]],[1]]]','6f9d461c096b95fe854e06eea892b8a392ae3a2cec4ab0d8c9e171d61e6c769e',1,1795364672470697);
INSERT INTO "history" VALUES(4,1,1,'Y+2','[["stepped",[["seat",1],["pickle","Y"],["fields",2],["to",5]],null],["true",[["pickle","R"],["relation","not-behind"],["other","G"]],null],["false",[["pickle","G"],["relation","ahead"],["other","Y"]],null],["drew",[["seat",2],["pickle","Y"],["relation","behind"],["other","R"]],[2]],["drew",[["seat",2],["pickle","G"],["relation","not-behind"],["other","B"]],[2]]]','d2bf520097657accb4b2b95af0ebea0ac3b8a56de08c37db02a0c40b96da53de',1,1795364672604689);
INSERT INTO "history" VALUES(4,2,2,'G+2','[["stepped",[["seat",2],["pickle","G"],["fields",2],["to",3]],null],["true",[["pickle","G"],["relation","not-behind"],["other","B"]],null],["false",[["pickle","Y"],["relation","behind"],["other","R"]],null],["drew",[["seat",0],["pickle","R"],["relation","ahead"],["other","B"]],[0]],["drew",[["seat",0],["pickle","G"],["relation","equal"],["other","B"]],[0]]]','3c10842f6f8547598bb54d75a68f1bb119373239dc4929eee1c08a092193f87f',1,1795364672719257);
INSERT INTO "history" VALUES(4,3,0,'R+2','[["stepped",[["seat",0],["pickle","R"],["fields",2],["to",3]],null],["true",[["pickle","R"],["relation","ahead"],["other","B"]],null],["false",[["pickle","G"],["relation","equal"],["other","B"]],null],["drew",[["seat",1],["pickle","B"],["relation","ahead"],["other","Y"]],[1]],["drew",[["seat",1],["pickle","Y"],["relation","not-equal"],["other","B"]],[1]]]','3aff68b632dd1433ea4c682ff6290b11efd4acf386ea1da44b28a1ca0833273e',1,1795364672813481);
INSERT INTO "history" VALUES(4,4,1,'R+2','[["stepped",[["seat",1],["pickle","R"],["fields",2],["to",5]],null],["true",[["pickle","Y"],["relation","not-equal"],["other","B"]],null],["false",[["pickle","B"],["relation","ahead"],["other","Y"]],null],["drew",[["seat",2],["pickle","G"],["relation","behind"],["other","R"]],[2]],["drew",[["seat",2],["pickle","R"],["relation","not-equal"],["other","G"]],[2]]]','8d33553026e0d096ab7609398df3aa58883b8375bdd2ae79ab567e639ee38853',1,1795364672918714);
INSERT INTO "history" VALUES(4,5,2,'pass','[["passed",[["seat",2]],null],["shown",[["pickle","G"],["relation","behind"],["other","R"]],null],["shown",[["pickle","R"],["relation","not-equal"],["other","G"]],null],["drew",[["seat",0],["pickle","R"],["relation","ahead"],["other","Y"]],[0]],["drew",[["seat",0],["pickle","Y"],["relation","ahead"],["other","R"]],[0]]]','7042c33e78bbb0561526e0618b3c07261886468c19e6867726503bf755aad0b6',1,1795364672918714);
INSERT INTO "history" VALUES(4,6,0,'Y+2','[["stepped",[["seat",0],["pickle","Y"],["fields",2],["to",7]],null],["true",[["pickle","Y"],["relation","ahead"],["other","R"]],null],["false",[["pickle","R"],["relation","ahead"],["other","Y"]],null],["choosing",[],null]]','6c944dcc78f52e356ad1f58c2832ab45382e36f9f88af03b88553d2fba5ce28e',1,1795364673003732);
INSERT INTO "history" VALUES(5,0,0,'ta=X','[["placed",[["seat",0],["slot","ta"],["tile","X"]],[0]]]','4d77fddcb0de3c2eae791c1d9171d8569408c0a1a8c5f3086ba8ba10f84629be',0,1795364673404186);
INSERT INTO "history" VALUES(5,1,0,'tb=R','[["placed",[["seat",0],["slot","tb"],["tile","R"]],[0]]]','285303fc0336bde02f3d84fb2826706287f7960aa947bd8d8dac84e0f49e8bf8',0,1795364673446876);
INSERT INTO "history" VALUES(5,2,0,'tc=M','[["placed",[["seat",0],["slot","tc"],["tile","M"]],[0]]]','817ad8b8ea9546c4f3409ba35ec04bb40010e76de638816aadb9becb080a6e86',0,1795364673487828);
INSERT INTO "history" VALUES(5,3,0,'td=Q','[["placed",[["seat",0],["slot","td"],["tile","Q"]],[0]]]','0fde7a95ee7873f008e5f692389719f286b32a2cafba3e57baf339293c199cbd',0,1795364673530484);
INSERT INTO "history" VALUES(5,4,0,'te=W','[["placed",[["seat",0],["slot","te"],["tile","W"]],[0]]]','2be914a881dc75a546fb267385dd476b777fb5ba2d198e62b02ce8c1ca61b2cd',0,1795364673596761);
INSERT INTO "history" VALUES(5,5,1,'l1=Q','[["placed",[["seat",1],["slot","l1"],["tile","Q"]],[1]]]','b060c596a7ea7976989be681da56fd7c73e8516a9731719565cee81a69397edf',0,1795364673651205);
INSERT INTO "history" VALUES(5,6,0,'tf=Q','[["placed",[["seat",0],["slot","tf"],["tile","Q"]],[0]]]','3cd444a1247b38827c34eeea42cf7036d3f405952e9de5a7841329fa964570f7',0,1795364673693021);
INSERT INTO "history" VALUES(5,7,1,'l2=R','[["placed",[["seat",1],["slot","l2"],["tile","R"]],[1]]]','58dcc17181e60d6ae59b398101183d279b6b6b8c896938ed48736eb09e5d732a',0,1795364673742974);
INSERT INTO "history" VALUES(6,0,1,'d2>D','[["took",[["seat",1],["from","d6"],["to","d2"],["apples",1],["crate","D"],["total",1]],null]]','6f628a2b9bc94fa51559adf713863f4a899a4e0c3f459c83ffee704a0ae4afbb',1,1795364673946945);
INSERT INTO "history" VALUES(6,1,0,'b2>D','[["took",[["seat",0],["from","d2"],["to","b2"],["apples",4],["crate","D"],["total",4]],null]]','78652ddae00e07197f36043dc9fdbdd3f0534b20f64636f89c496efb8259bfb3',1,1795364674057470);
INSERT INTO "history" VALUES(6,2,1,'b3>B','[["took",[["seat",1],["from","b2"],["to","b3"],["apples",2],["crate","B"],["total",2]],null]]','16a2b5994e6736aaa4584115a578b22f3ffbe867f57ba68b8ae0a69870ac6f31',1,1795364674149893);
INSERT INTO "history" VALUES(6,3,0,'c3>B','[["took",[["seat",0],["from","b3"],["to","c3"],["apples",1],["crate","B"],["total",1]],null]]','1412e0325b3a65f46a69f71acd07f27e3ada5fa2fbd75e5ad7cacbf77057b043',1,1795364674242206);
INSERT INTO "history" VALUES(6,4,1,'c4>A','[["took",[["seat",1],["from","c3"],["to","c4"],["apples",5],["crate","A"],["total",5]],null]]','85e41c9746bf5ad3e784821ace68f50dd6782f02138b116c3c3889d35a8f5619',1,1795364674342047);
INSERT INTO "history" VALUES(7,0,1,'keep:P09+P16','[["kept",[["seat",1]],null],["kept-cards",[["seat",1],["card","P09"],["other","P16"],["plan","poet_fisher_pairs"]],[1]]]','2c0bd62719a1dba03d65a231fcfb1c58ae7e7ad1cf969591e4a84249f78f17af',1,1795364674671682);
INSERT INTO "history" VALUES(7,1,0,'keep:P11+P12','[["kept",[["seat",0]],null],["kept-cards",[["seat",0],["card","P11"],["other","P12"],["plan","even_crowd"]],[0]]]','a2526ab9fcef67ccf6655b4c700e9bbff7d973092e2833273f6b5d89da56380f',1,1795364674861942);
INSERT INTO "history" VALUES(7,2,2,'keep:P08+P15','[["kept",[["seat",2]],null],["kept-cards",[["seat",2],["card","P08"],["other","P15"],["plan","flowers_apart"]],[2]],["founded",[["seat",0],["card","P11"],["other","P12"],["plan","even_crowd"]],null],["founded",[["seat",1],["card","P09"],["other","P16"],["plan","poet_fisher_pairs"]],null],["founded",[["seat",2],["card","P08"],["other","P15"],["plan","flowers_apart"]],null],["begins",[["seat",2],["card","P08"]],null],["shown",[["round",1],["rounds",3],["cards",["P03","P04","P10","P13"]]],null]]','3c356936d822f217e8299b662ee15a6794be16db72a4bcc78c201a71fdedc8cc',1,1795364674944951);
INSERT INTO "history" VALUES(7,3,2,'P13/2','[["took",[["seat",2],["card","P13"],["covered",2]],null]]','2833094ef0bfe916aae3c2c093d569c6616e93ef7b8494ee77343cda25e505a9',1,1795364675084059);
INSERT INTO "history" VALUES(7,4,0,'P04/2','[["took",[["seat",0],["card","P04"],["covered",2]],null]]','31870afd2887731caf1af0781f6e328ce76822c7551a32da1af31d9919eb7137',1,1795364675193468);
INSERT INTO "history" VALUES(7,5,1,'P03/0','[["took",[["seat",1],["card","P03"],["covered",0]],null],["patron-tied",[["seat",1],["card","P10"],["character","P"],["points",1]],null],["shown",[["round",2],["rounds",3],["cards",["P01","P02","P06","P18"]]],null]]','e2ffc333d593376300b67b92f74468f77f65771a28d573b5141ec110ccc164ea',1,1795364675278597);
INSERT INTO "history" VALUES(7,6,0,'P01/1','[["took",[["seat",0],["card","P01"],["covered",1]],null]]','5e228011bb5c179e2a0a671bcf9d6cc6afd039436c68867284218163e8f1dedb',1,1795364675395428);
INSERT INTO "history" VALUES(8,0,1,'start:study','[["start",[["seat",1],["tile","study"]],null]]','0d430396a3e31d96951274b1f220f835164c62463731b981b078a9817ac11731',0,1795364675884468);
INSERT INTO "history" VALUES(8,1,1,'card:1','[["researched",[["seat",1],["card","development"],["body",0],["engine",1],["tile","body"],["amount",0],["left","bosch"],["right","body-body"]],null],["active",[["seat",1],["card","development"],["body",0],["engine",1],["tile","body"],["amount",0],["waited",0],["body_points",1],["engine_points",2]],null],["got",[["seat",1],["part","b"],["value",1]],null],["hired",[["seat",1],["workers",1],["canteen",4]],null]]','503f22beda4c5729ecfaf199504a9a06dfde577aa7694a31b0c528736b094aca',1,1795364675947141);
INSERT INTO "history" VALUES(8,2,0,'start:sales','[["start",[["seat",0],["tile","sales"]],null]]','4ad052110a4696166e827a82e0a4d0f6ff0255643ffc9c47052519fd9f627d3d',0,1795364676043670);
INSERT INTO "history" VALUES(8,3,0,'buyer:body','[["buyer",[["seat",0],["buyer","body"],["space",1],["white",2]],null],["raced",[["seat",0],["spaces",2],["space",2],["laps",0]],null]]','230858a8df277330bcb8aa5c281c365fbc30be1b39845242a57582e1777be7d9',1,1795364676105916);
INSERT INTO "history" VALUES(8,4,2,'start:team','[["start",[["seat",2],["tile","team"]],null],["raced",[["seat",2],["spaces",2],["space",3],["laps",0]],null],["hired",[["seat",2],["workers",2],["canteen",6]],null],["turn",[["turn",1]],null]]','5d5f798d49e618d0dc0e63e1794c3c52415326fcec26a8891d70e8277c7b972c',0,1795364676181854);
INSERT INTO "history" VALUES(8,5,2,'take:engine+hire','[["took",[["seat",2],["first","engine"],["second","hire"],["third","none"],["again",0]],null],["got",[["seat",2],["part","e"],["value",1]],null],["hired",[["seat",2],["workers",1],["canteen",7]],null]]','fbd2514c8d131ac0cc2deb4cbe556bd413f2cbb31237aafc11cc52e0c4cd7be4',1,1795364676277315);
INSERT INTO "history" VALUES(8,6,0,'take:body','[["took",[["seat",0],["first","body"],["second","none"],["third","none"],["again",0]],null],["got",[["seat",0],["part","b"],["value",1]],null]]','a7c751063e08e7e971d7f8f549ed35a12057aa1d66d792bf27525ec49e5c8ade',1,1795364676369121);
INSERT INTO "history" VALUES(8,7,1,'take:engine','[["took",[["seat",1],["first","engine"],["second","none"],["third","none"],["again",1]],null]]','12e50fa2fd0e30c447e45a614fc4ee3c9b37e0c9c95e27d8f7f79a7ff266ccb3',0,1795364676455871);
INSERT INTO "history" VALUES(8,8,1,'engine:racer','[["racer",[["seat",1],["part","e"],["value",2]],null]]','00aa31f2b1768918db6af373b77bebc28e1b44653573edffe43b0be50684c290',0,1795364676509842);
INSERT INTO "history" VALUES(9,0,0,'+c3','[["entered",[["seat",0],["square","c3"],["die",4]],null],["rolled",[["seat",1],["die",1]],null]]','4c41fdb4f4f48c8df0c2140c7c311092460641d603ef034c25e6d3e2a9f803a9',1,1795364676605216);
INSERT INTO "history" VALUES(9,1,1,'+b3','[["entered",[["seat",1],["square","b3"],["die",1]],null],["rolled",[["seat",0],["die",6]],null]]','2a749fba39ad3b9184f293c0ee771ab1bf981d6aed2ac9181b0e3ab77ab6312d',1,1795364676629416);
CREATE TABLE notes (
	name TEXT NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (name)
)
 WITHOUT ROWID

;
INSERT INTO "notes" VALUES('commands of 1190000000000000000 in None','6a8357a7ad9d8c264e66420bb35b678545a275095deb1f239700f1fda3678068');
CREATE TABLE outbox (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	session_id INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	ply INTEGER NOT NULL, 
	payload TEXT NOT NULL, 
	created_at BIGINT NOT NULL, 
	attempts INTEGER NOT NULL, 
	due_at BIGINT, 
	FOREIGN KEY(session_id) REFERENCES sessions (id)
);
INSERT INTO "outbox" VALUES(97,1,'table',7,'{}',1795364676751716,0,NULL);
INSERT INTO "outbox" VALUES(98,2,'board',5,'{}',1795364676756824,0,NULL);
CREATE TABLE placed (
	session_id INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	message_id BIGINT NOT NULL, 
	ply INTEGER NOT NULL, 
	posted_at BIGINT NOT NULL, 
	PRIMARY KEY (session_id, kind), 
	FOREIGN KEY(session_id) REFERENCES sessions (id)
)
 WITHOUT ROWID

;
INSERT INTO "placed" VALUES(1,'lobby',1574098263626219523,1574098263722688512,0,1795364671404124);
INSERT INTO "placed" VALUES(1,'table',1574098263722688512,1574098265224249344,6,1795364671765584);
INSERT INTO "placed" VALUES(2,'lobby',1574098265232637954,1574098265291358208,0,1795364671778504);
INSERT INTO "placed" VALUES(2,'table',1574098265291358208,1574098266327351296,5,1795364672029922);
INSERT INTO "placed" VALUES(3,'lobby',1574098266562232322,1574098266608369664,0,1795364672092077);
INSERT INTO "placed" VALUES(4,'hand-0',1574098267556282368,1574098270202888192,7,1795364672949675);
INSERT INTO "placed" VALUES(4,'hand-1',0,1,1,1795364672535421);
INSERT INTO "placed" VALUES(4,'hand-2',1574098267841495040,1574098270806867968,7,1795364673093230);
INSERT INTO "placed" VALUES(4,'lobby',1574098266658701315,1574098266696450048,0,1795364672113080);
INSERT INTO "placed" VALUES(4,'table',1574098266696450048,1574098270865588224,7,1795364673108767);
INSERT INTO "placed" VALUES(5,'hand-0',1574098271578619904,1574098271587008512,7,1795364673279442);
INSERT INTO "placed" VALUES(5,'hand-1',0,1,5,1795364673637240);
INSERT INTO "placed" VALUES(5,'lobby',1574098270995611650,1574098271033360384,0,1795364673146986);
INSERT INTO "placed" VALUES(5,'table',1574098271033360384,1574098272023216128,0,1795364673383130);
INSERT INTO "placed" VALUES(6,'lobby',1574098273667383298,1574098273705132032,0,1795364673784596);
INSERT INTO "placed" VALUES(6,'table',1574098273705132032,1574098276175577088,5,1795364674374345);
INSERT INTO "placed" VALUES(7,'hand-0',1574098276792139776,0,2,1795364674870443);
INSERT INTO "placed" VALUES(7,'hand-1',0,1,0,1795364674609798);
INSERT INTO "placed" VALUES(7,'hand-2',1574098277018632192,0,4,1795364675092302);
INSERT INTO "placed" VALUES(7,'lobby',1574098276234297347,1574098276276240384,0,1795364674397098);
INSERT INTO "placed" VALUES(7,'table',1574098276276240384,1574098280562819072,7,1795364675420680);
INSERT INTO "placed" VALUES(8,'hand-0',1574098282072768512,0,3,1795364676049840);
INSERT INTO "placed" VALUES(8,'hand-1',0,0,0,1795364675802701);
INSERT INTO "placed" VALUES(8,'hand-2',1574098282269900800,0,5,1795364676190489);
INSERT INTO "placed" VALUES(8,'lobby',1574098280617345027,1574098280650899456,0,1795364675439529);
INSERT INTO "placed" VALUES(8,'table',1574098280650899456,1574098284690014208,7,1795364676406251);
INSERT INTO "placed" VALUES(9,'lobby',1574098285352714242,1574098285386268672,0,1795364676569411);
INSERT INTO "placed" VALUES(9,'table',1574098285386268672,1574098285705035776,2,1795364676646358);
INSERT INTO "placed" VALUES(10,'lobby',1574098285746978817,1574098285797310464,0,1795364676667286);
CREATE TABLE preferences (
	user_id BIGINT NOT NULL, 
	language TEXT, 
	theme TEXT, 
	PRIMARY KEY (user_id)
)
 WITHOUT ROWID

;
INSERT INTO "preferences" VALUES(1574098285746978816,'de','light');
CREATE TABLE seats (
	session_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id BIGINT NOT NULL, 
	name TEXT NOT NULL, 
	PRIMARY KEY (session_id, seat), 
	CONSTRAINT seats_by_user UNIQUE (user_id, session_id), 
	FOREIGN KEY(session_id) REFERENCES sessions (id)
)
 WITHOUT ROWID

;
INSERT INTO "seats" VALUES(1,0,1574098263626219520,'Ada 1');
INSERT INTO "seats" VALUES(1,1,1574098263626219521,'Bela 2');
INSERT INTO "seats" VALUES(1,2,1574098263626219522,'Cleo 3');
INSERT INTO "seats" VALUES(2,0,1574098265232637952,'Ada 5');
INSERT INTO "seats" VALUES(2,1,1574098265232637953,'Bela 6');
INSERT INTO "seats" VALUES(3,0,1574098266562232320,'Ada 8');
INSERT INTO "seats" VALUES(3,1,1574098266562232321,'Bela 9');
INSERT INTO "seats" VALUES(4,0,1574098266658701312,'Ada 11');
INSERT INTO "seats" VALUES(4,1,1574098266658701313,'Bela 12');
INSERT INTO "seats" VALUES(4,2,1574098266658701314,'Cleo 13');
INSERT INTO "seats" VALUES(5,0,1574098270995611648,'Ada 15');
INSERT INTO "seats" VALUES(5,1,1574098270995611649,'Bela 16');
INSERT INTO "seats" VALUES(6,0,1574098273667383296,'Ada 18');
INSERT INTO "seats" VALUES(6,1,1574098273667383297,'Bela 19');
INSERT INTO "seats" VALUES(7,0,1574098276234297344,'Ada 21');
INSERT INTO "seats" VALUES(7,1,1574098276234297345,'Bela 22');
INSERT INTO "seats" VALUES(7,2,1574098276234297346,'Cleo 23');
INSERT INTO "seats" VALUES(8,0,1574098280617345024,'Ada 25');
INSERT INTO "seats" VALUES(8,1,1574098280617345025,'Bela 26');
INSERT INTO "seats" VALUES(8,2,1574098280617345026,'Cleo 27');
INSERT INTO "seats" VALUES(9,0,1574098285352714240,'Ada 29');
INSERT INTO "seats" VALUES(9,1,1574098285352714241,'Bela 30');
INSERT INTO "seats" VALUES(10,0,1574098285746978816,'Ada 32');
CREATE TABLE sessions (
	id INTEGER NOT NULL, 
	game TEXT NOT NULL, 
	options TEXT NOT NULL, 
	status TEXT NOT NULL, 
	host_id BIGINT NOT NULL, 
	guild_id BIGINT, 
	channel_id BIGINT NOT NULL, 
	thread_id BIGINT, 
	language TEXT NOT NULL, 
	theme TEXT NOT NULL, 
	ply INTEGER NOT NULL, 
	revision INTEGER NOT NULL, 
	seed BLOB, 
	snapshot TEXT, 
	outcome TEXT, 
	consents TEXT NOT NULL, 
	to_act TEXT NOT NULL, 
	asked_since BIGINT, 
	created_at BIGINT NOT NULL, 
	updated_at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "sessions" VALUES(1,'docker','[["entry","own"],["cubes_at_two",6],["path","no_revisit"],["reroll","reserve"]]','running',1574098263626219520,1191000000000000000,1574098263626219523,1574098263722688512,'en','dark',7,11,X'426B75A3312A5A316C504BDB944D8AC9897AC704DCAA8BCD91ACD837F351DDF5','{"game":"docker","kind":"state","rules_version":1,"value":{"asked":7,"board":{"eliminated":[],"reasons":[],"reserves":[1,1,0],"towers":[[],[],[],[1],[0,2],[2,1],[],[],[0,2]]},"last":{"seat":2,"source":null,"target":4},"ply":7,"rolls":[1,4],"seed":"426b75a3312a5a316c504bdb944d8ac9897ac704dcaa8bcd91acd837f351ddf5","setup":{"options":[["entry","own"],["cubes_at_two",6],["path","no_revisit"],["reroll","reserve"]],"seats":3},"to_act":[0]}}',NULL,'[]','[0]',1795364676751238,1795364671385166,1795364676751716);
INSERT INTO "sessions" VALUES(2,'docker','[["entry","own"],["cubes_at_two",6],["path","no_revisit"],["reroll","reserve"]]','finished',1574098265232637952,1191000000000000000,1574098265232637954,1574098265291358208,'en','dark',5,9,X'19F1D22C05C3011CCBEABE7B8C89E1BC7308DA3139021BB9D6A01638285872F8','{"game":"docker","kind":"state","rules_version":1,"value":{"asked":-1,"board":{"eliminated":[0],"reasons":["resigned"],"reserves":[0,4],"towers":[[1],[],[],[],[],[],[1],[],[0]]},"last":{"seat":1,"source":null,"target":6},"ply":5,"rolls":[],"seed":"19f1d22c05c3011ccbeabe7b8c89e1bc7308da3139021bb9d6a01638285872f8","setup":{"options":[["entry","own"],["cubes_at_two",6],["path","no_revisit"],["reroll","reserve"]],"seats":2},"to_act":[]}}','{"ranks":[2,1],"scores":[0,1],"termination":"resigned"}','[]','[]',1795364671961490,1795364671768911,1795364676756824);
INSERT INTO "sessions" VALUES(3,'docker','[["entry","own"],["cubes_at_two",6],["path","no_revisit"],["reroll","reserve"]]','lobby',1574098266562232320,1191000000000000000,1574098266562232322,NULL,'en','dark',0,1,NULL,NULL,NULL,'[]','[]',NULL,1795364672084622,1795364672096569);
INSERT INTO "sessions" VALUES(4,'gurkensolo','[["goals","professional"],["specials","without"],["mode","strict"]]','running',1574098266658701312,1191000000000000000,1574098266658701315,1574098266696450048,'en','dark',7,13,X'BDB80C449A85D8E540F01D979ED87729DD7D04FB178281331D879CF09951AE38','{"game":"gurkensolo","kind":"state","rules_version":1,"value":{"asked":7,"goals":[{"dropped":null,"held":["BRYG","RBGY"]},{"dropped":null,"held":["BGYR","YGBR"]},{"dropped":null,"held":["GRYB","RYBG"]}],"hand":[],"laid":{"cards":[6,1],"seat":0,"verdict":"right"},"last":{"fields":2,"goal":"","pickles":[2],"seat":0,"verb":"step"},"phase":"keep","pile":[0,3,7,8,9,10,12,13,14,15,16,17,18,19,20,22,23,24,25,26,28,29,31,32,33,34,35,37,38,39,40,42,43,44,45,46,47,48,49,50,51,53,55,56,57,58],"ply":7,"race":{"arrivals":[],"fields":[5,3,7,1]},"resigned":[],"seed":"bdb80c449a85d8e540f01d979ed87729dd7d04fb178281331d879cf09951ae38","setup":{"options":[["goals","professional"],["specials","without"],["mode","strict"]],"seats":3},"to_act":[0,1,2],"turn":1}}',NULL,'[]','[0,1,2]',1795364673002831,1795364672106264,1795364673003732);
INSERT INTO "sessions" VALUES(5,'pick_and_pack','[["arrange","secret"],["wasted_tiles","allowed"],["rush","all"]]','running',1574098270995611648,1191000000000000000,1574098270995611650,1574098271033360384,'en','dark',8,12,X'B5E57F2CC7848BA975214ED50386B8A12A7B9A2558899D207DD745CB64254B43','{"game":"pick_and_pack","kind":"state","rules_version":1,"value":{"asked_at":[7,8],"board":{"crates":[[{"mark":null,"trays":[]},{"mark":null,"trays":[]},{"mark":null,"trays":[]},{"mark":null,"trays":[]}],[{"mark":null,"trays":[]},{"mark":null,"trays":[]},{"mark":null,"trays":[]},{"mark":null,"trays":[]}]],"grabber":29,"grid":[2,5,4,2,1,1,2,1,4,3,4,3,3,4,4,5,2,4,2,3,3,1,1,5,1,2,5,1,1,6,2,3,1,2,3,1],"stored":[0,0],"tiles":[[{"fate":null,"kind":"X"},{"fate":null,"kind":"R"},{"fate":null,"kind":"M"},{"fate":null,"kind":"Q"},{"fate":null,"kind":"W"},{"fate":null,"kind":"Q"}],[{"fate":null,"kind":"Q"},{"fate":null,"kind":"R"}]]},"last":null,"ply":8,"resigned":null,"seed":"b5e57f2cc7848ba975214ed50386b8a12a7b9a2558899d207dd745cb64254b43","setup":{"options":[["arrange","secret"],["wasted_tiles","allowed"],["rush","all"]]},"starter":null,"to_act":[0,1],"turn":{"fresh":0,"moved":false,"spent":0}}}',NULL,'[]','[0,1]',1795364673177924,1795364673140190,1795364673742974);
INSERT INTO "sessions" VALUES(6,'pick_and_pack','[["arrange","random"],["wasted_tiles","allowed"],["rush","all"]]','running',1574098273667383296,1191000000000000000,1574098273667383298,1574098273705132032,'en','dark',5,9,X'BE5AFC510FBEA4029608919893B65C4E9F785408A834FF2CAB64F2722E35EDCF','{"game":"pick_and_pack","kind":"state","rules_version":1,"value":{"asked_at":[5,-1],"board":{"crates":[[{"mark":null,"trays":[]},{"mark":null,"trays":[1]},{"mark":null,"trays":[]},{"mark":null,"trays":[4]}],[{"mark":null,"trays":[5]},{"mark":null,"trays":[2]},{"mark":null,"trays":[]},{"mark":null,"trays":[1]}]],"grabber":15,"grid":[2,1,4,2,4,1,2,0,0,5,1,3,2,3,0,0,1,5,2,0,4,4,1,6,5,3,2,3,3,3,1,4,3,1,2,1],"stored":[0,0],"tiles":[[{"fate":null,"kind":"M"},{"fate":null,"kind":"P"},{"fate":null,"kind":"M"},{"fate":null,"kind":"W"},{"fate":null,"kind":"X"},{"fate":null,"kind":"P"},{"fate":null,"kind":"R"},{"fate":null,"kind":"W"},{"fate":null,"kind":"X"},{"fate":null,"kind":"R"},{"fate":null,"kind":"Q"},{"fate":null,"kind":"Q"}],[{"fate":null,"kind":"Q"},{"fate":null,"kind":"P"},{"fate":null,"kind":"X"},{"fate":null,"kind":"M"},{"fate":null,"kind":"W"},{"fate":null,"kind":"X"},{"fate":null,"kind":"W"},{"fate":null,"kind":"R"},{"fate":null,"kind":"R"},{"fate":null,"kind":"Q"},{"fate":null,"kind":"M"},{"fate":null,"kind":"P"}]]},"last":{"action":{"hit":null,"kind":null,"own":0,"rush":false,"seat":1,"slot":null,"square":15,"theirs":null,"verb":"take"},"source":14},"ply":5,"resigned":null,"seed":"be5afc510fbea4029608919893b65c4e9f785408a834ff2cab64f2722e35edcf","setup":{"options":[["arrange","random"],["wasted_tiles","allowed"],["rush","all"]]},"starter":1,"to_act":[0],"turn":{"fresh":0,"moved":false,"spent":0}}}',NULL,'[]','[0]',1795364674339641,1795364673777145,1795364674342047);
INSERT INTO "sessions" VALUES(7,'pier18','[]','running',1574098276234297344,1191000000000000000,1574098276234297347,1574098276276240384,'en','dark',7,11,X'3FC9EDAEA2B5056D3B7D4C0FDC526A48660617991AE63F1E8603E4AC32880C2A','{"game":"pier18","kind":"state","rules_version":1,"value":{"asked":7,"choices":[null,null,null],"deck":["P05","P07","P14","P17"],"hands":[[],[],[]],"leader":0,"open":["P02","P06","P18"],"patrons":[[],["P10"],[]],"phase":"round","piers":[[{"card":"P11","covered":0},{"card":"P04","covered":2},{"card":"P01","covered":1}],[{"card":"P09","covered":0},{"card":"P03","covered":0}],[{"card":"P08","covered":0},{"card":"P13","covered":2}]],"plans":["P12","P16","P15"],"ply":7,"resigned":[],"round":2,"seats":3,"seed":"3fc9edaea2b5056d3b7d4c0fdc526a48660617991ae63f1e8603e4ac32880c2a","taken":["P01",null,null],"to_act":[1]}}',NULL,'[]','[1]',1795364675394314,1795364674389452,1795364675395428);
INSERT INTO "sessions" VALUES(8,'kraftwagen','[["money","secret"]]','running',1574098280617345024,1191000000000000000,1574098280617345027,1574098280650899456,'en','dark',9,13,X'42D5BB0FD845F9D8452450F9828B97E9959736FB03BE5B49855DB61F4885EF51','{"game":"kraftwagen","kind":"state","rules_version":1,"value":{"asked":9,"money":[{"laps":0,"race":0,"sales":0,"white":2},{"laps":0,"race":0,"sales":0,"white":0},{"laps":0,"race":0,"sales":0,"white":0}],"ply":9,"seed":"42d5bb0fd845f9d8452450f9828b97e9959736fb03be5b49855db61f4885ef51","setup":{"options":[["money","secret"]],"seats":3},"table":{"ask":"take","awards":[[4,2],[4,2],[5,3],[4,2],[4,2]],"buyers":{"active":["body"],"marker":4,"stacks":[1,2,2,2],"white":[0,1,1,1]},"cars":[],"chain":[1,"research",0,"hire","body+race",2,"research+race","buyer+hire","research+race+buyer","engine+hire","body","engine","race"],"game_turn":1,"job":{"left":[],"tasks":[],"tile":""},"last":[{"car":null,"choice":"engine","number":0,"piece":null,"seat":1,"verb":"take"},{"car":null,"choice":"racer","number":0,"piece":null,"seat":1,"verb":"engine"}],"mats":[{"active":[],"awards":[],"bodies":[1],"body_points":1,"canteen":4,"engine_points":1,"engineers":[],"engines":[],"laps":0,"racer":0,"space":2,"start":"sales","supply":8,"used":[],"waiting":[]},{"active":["engine-body"],"awards":[],"bodies":[1],"body_points":1,"canteen":4,"engine_points":2,"engineers":[],"engines":[],"laps":0,"racer":2,"space":0,"start":"study","supply":7,"used":[],"waiting":[]},{"active":[],"awards":[],"bodies":[],"body_points":1,"canteen":7,"engine_points":1,"engineers":[],"engines":[1],"laps":0,"racer":0,"space":3,"start":"team","supply":5,"used":[],"waiting":[]}],"mover":1,"research":{"deck":[5,5,6,3,3,4,3,3,3,3,1,1,1,1,0,1,1,1,1],"discards":[0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"open":["bosch","body-body"]},"resigned":[],"scoring":null,"stock":{"bodies":[5,7,6,6,6,5,4],"engines":[6,5,6,6,5,5,4]},"taken":3}}}',NULL,'[]','[1]',1795364676367164,1795364675433765,1795364676509842);
INSERT INTO "sessions" VALUES(9,'docker','[["entry","own"],["cubes_at_two",6],["path","no_revisit"],["reroll","reserve"]]','running',1574098285352714240,1191000000000000000,1574098285352714242,1574098285386268672,'en','dark',2,6,X'3CB33392E7E69D605949A02CD2D8261E132D2F5B822D5B70E416AECC677425A6','{"game":"docker","kind":"state","rules_version":1,"value":{"asked":2,"board":{"eliminated":[],"reasons":[],"reserves":[5,5],"towers":[[],[],[],[],[],[1],[],[],[0]]},"last":{"seat":1,"source":null,"target":5},"ply":2,"rolls":[6],"seed":"3cb33392e7e69d605949a02cd2d8261e132d2f5b822d5b70e416aecc677425a6","setup":{"options":[["entry","own"],["cubes_at_two",6],["path","no_revisit"],["reroll","reserve"]],"seats":2},"to_act":[0]}}',NULL,'[1574098285352714240]','[0]',1795364676628713,1795364676563089,1795364676650983);
INSERT INTO "sessions" VALUES(10,'docker','[["entry","own"],["cubes_at_two",6],["path","no_revisit"],["reroll","reserve"]]','cancelled',1574098285746978816,1191000000000000000,1574098285746978817,NULL,'en','dark',0,1,NULL,NULL,NULL,'[]','[]',NULL,1795364676657326,1795364676672964);
CREATE INDEX sessions_by_channel ON sessions (channel_id, status);
CREATE INDEX sessions_by_thread ON sessions (thread_id, status);
CREATE INDEX outbox_by_session ON outbox (session_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('outbox',98);
COMMIT;
