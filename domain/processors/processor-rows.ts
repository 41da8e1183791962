/**
 * Processors of the laptops that a shop for refurbished ones meets, one a line. An empty field is not known.
 *
 *     name | generation | cores | fast cores | threads | power class | base power, W | graphics | Windows 11 | source of that | source of the others
 *
 * - Names as `parseCpu` labels them; a chip that exists with several numbers of cores has a line for each.
 * - Fast cores: those that are no efficiency cores. Intel gives them as threads minus cores where its fast cores run two
 *   threads each; the others are the makers' own figures, from memory.
 * - Power class: U, P, H, HX, Y, V (Core Ultra 200V), N (Celeron and N series), T (small desktops), Apple, Arm, tablet. A base power
 *   such as 12-28 means that the maker gives a range.
 * - Windows 11: `yes` and `no` as Microsoft's lists of supported processors say; `none`: Apple silicon and tablets;
 *   `disputed`: sources disagree, or Microsoft supports some devices only (i7-7820HQ).
 *
 * Sources
 * - S1, S3, S6: Microsoft's lists of supported Intel, AMD and Qualcomm processors, their copy of 2025-10-06 in
 *   github.com/rcmaehl/WhyNotWin11, includes/SupportedProcessors*.txt, commit 464def4cea57 (S3: it is not named there)
 * - S4: named there, but the press (golem.de, August 2023) reports that Microsoft took the Xeon E-2100 and E-2200 off on 2023-07-25
 * - S7: newer than the lists name; from memory. S8: Apple silicon runs Windows in a virtual machine only
 * - S2: Intel ARK export in github.com/felixsteinke/cpu-spec-dataset, intel-cpus.csv, commit 4c08d8873c33 (2023-07-09)
 * - S5: AMD's product table, same place, amd-cpus.csv, commit 0ecd6ffbfe91 (2023-07-09). memory: general knowledge
 */
export const PROCESSOR_ROWS = `
i3-N300|Alder Lake-N|8|0|8|U|7|UHD Graphics|yes|S1|S2
i3-N305|Alder Lake-N|8|0|8|U|15|UHD Graphics|yes|S1|S2
Core 3 100U|Series 1|6|2|8|U|15|Intel Graphics|yes|S1|memory
Core 5 120U|Series 1|10|2|12|U|15|Intel Graphics|yes|S1|memory
Core 7 150U|Series 1|10|2|12|U|15|Intel Graphics|yes|S1|memory
i3-6006U|6|2|2|4|U|15|HD Graphics 520|no|S1|S2
i3-6100H|6|2|2|4|H|35|HD Graphics 530|no|S1|S2
i3-6100U|6|2|2|4|U|15|HD Graphics 520|no|S1|S2
i3-6157U|6|2|2|4|U|28|Iris Graphics 550|no|S1|S2
i3-6167U|6|2|2|4|U|28|Iris Graphics 550|no|S1|S2
i5-6200U|6|2|2|4|U|15|HD Graphics 520|no|S1|S2
i5-6260U|6|2|2|4|U|15|Iris Graphics 540|no|S1|S2
i5-6267U|6|2|2|4|U|28|Iris Graphics 550|no|S1|S2
i5-6287U|6|2|2|4|U|28|Iris Graphics 550|no|S1|S2
i5-6300HQ|6|4|4|4|H|45|HD Graphics 530|no|S1|S2
i5-6300U|6|2|2|4|U|15|HD Graphics 520|no|S1|S2
i5-6350HQ|6|4|4|4|H|45|Iris Pro Graphics 580|no|S1|S2
i5-6360U|6|2|2|4|U|15|Iris Graphics 540|no|S1|S2
i5-6440HQ|6|4|4|4|H|45|HD Graphics 530|no|S1|S2
i7-6500U|6|2|2|4|U|15|HD Graphics 520|no|S1|S2
i7-6560U|6|2|2|4|U|15|Iris Graphics 540|no|S1|S2
i7-6567U|6|2|2|4|U|28|Iris Graphics 550|no|S1|S2
i7-6600U|6|2|2|4|U|15|HD Graphics 520|no|S1|S2
i7-6650U|6|2|2|4|U|15|Iris Graphics 540|no|S1|S2
i7-6660U|6|2|2|4|U|15|Iris Graphics 540|no|S1|S2
i7-6700HQ|6|4|4|8|H|45|HD Graphics 530|no|S1|S2
i7-6770HQ|6|4|4|8|H|45|Iris Pro Graphics 580|no|S1|S2
i7-6820HK|6|4|4|8|H|45|HD Graphics 530|no|S1|S2
i7-6820HQ|6|4|4|8|H|45|HD Graphics 530|no|S1|S2
i7-6870HQ|6|4|4|8|H|45|Iris Pro Graphics 580|no|S1|S2
i7-6920HQ|6|4|4|8|H|45|HD Graphics 530|no|S1|S2
i7-6970HQ|6|4|4|8|H|45|Iris Pro Graphics 580|no|S1|S2
Core m3-6Y30|6|2|2|4|Y|4.5|HD Graphics 515|no|S3|memory
Core m5-6Y54|6|2|2|4|Y|4.5|HD Graphics 515|no|S3|memory
Core m5-6Y57|6|2|2|4|Y|4.5|HD Graphics 515|no|S3|memory
Core m7-6Y75|6|2|2|4|Y|4.5|HD Graphics 515|no|S3|memory
i3-7020U|7|2|2|4|U|15|HD Graphics 620|no|S1|S2
i3-7100H|7|2|2|4|H|35|HD Graphics 630|no|S1|S2
i3-7100U|7|2|2|4|U|15|HD Graphics 620|no|S1|S2
i3-7130U|7|2|2|4|U|15|HD Graphics 620|no|S1|S2
i3-7167U|7|2|2|4|U|28|Iris Plus Graphics 650|no|S1|S2
i5-7200U|7|2|2|4|U|15|HD Graphics 620|no|S1|S2
i5-7260U|7|2|2|4|U|15|Iris Plus Graphics 640|no|S1|S2
i5-7267U|7|2|2|4|U|28|Iris Plus Graphics 650|no|S1|S2
i5-7287U|7|2|2|4|U|28|Iris Plus Graphics 650|no|S1|S2
i5-7300HQ|7|4|4|4|H|45|HD Graphics 630|no|S1|S2
i5-7300U|7|2|2|4|U|15|HD Graphics 620|no|S1|S2
i5-7360U|7|2|2|4|U|15|Iris Plus Graphics 640|no|S1|S2
i5-7440HQ|7|4|4|4|H|45|HD Graphics 630|no|S1|S2
i5-7Y54|7|2|2|4|Y|4.5|HD Graphics 615|no|S1|S2
i5-7Y57|7|2|2|4|Y|4.5|HD Graphics 615|no|S1|S2
i7-7500U|7|2|2|4|U|15|HD Graphics 620|no|S1|S2
i7-7560U|7|2|2|4|U|15|Iris Plus Graphics 640|no|S1|S2
i7-7567U|7|2|2|4|U|28|Iris Plus Graphics 650|no|S1|S2
i7-7600U|7|2|2|4|U|15|HD Graphics 620|no|S1|S2
i7-7660U|7|2|2|4|U|15|Iris Plus Graphics 640|no|S1|S2
i7-7700HQ|7|4|4|8|H|45|HD Graphics 630|no|S1|S2
i7-7820HQ|7|4|4|8|H|45|HD Graphics 630|disputed|S1|S2
i7-7920HQ|7|4|4|8|H|45|HD Graphics 630|no|S1|S2
i7-7Y75|7|2|2|4|Y|4.5|HD Graphics 615|no|S1|S2
Core m3-7Y30|7|2|2|4|Y|4.5|HD Graphics 615|no|S3|memory
Core m3-7Y32|7|2|2|4|Y|4.5|HD Graphics 615|no|S3|memory
i3-8100H|8|4|4|4|H|45|UHD Graphics 630|yes|S1|S2
i3-8109U|8|2|2|4|U|28|Iris Plus Graphics 655|yes|S1|S2
i3-8130U|8|2|2|4|U|15|UHD Graphics 620|yes|S1|S2
i3-8140U|8|2|2|4|U|15|UHD Graphics 620|yes|S1|S2
i3-8145U|8|2|2|4|U|15|UHD Graphics 620|yes|S1|S2
i5-8200Y|8|2|2|4|Y|5|UHD Graphics 615|yes|S1|S2
i5-8210Y|8|2|2|4|Y|7|UHD Graphics 617|yes|S1|S2
i5-8250U|8|4|4|8|U|15|UHD Graphics 620|yes|S1|S2
i5-8257U|8|4|4|8|U|15|Iris Plus Graphics 645|yes|S1|S2
i5-8259U|8|4|4|8|U|28|Iris Plus Graphics 655|yes|S1|S2
i5-8260U|8|4|4|8|U|15|UHD Graphics 620|yes|S1|S2
i5-8265U|8|4|4|8|U|15|UHD Graphics 620|yes|S1|S2
i5-8269U|8|4|4|8|U|28|Iris Plus Graphics 655|yes|S1|S2
i5-8279U|8|4|4|8|U|28|Iris Plus Graphics 655|yes|S1|S2
i5-8300H|8|4|4|8|H|45|UHD Graphics 630|yes|S1|S2
i5-8305G|8|4|4|8|U||HD Graphics 630|yes|S1|S2
i5-8310Y|8|2|2|4|Y|7|UHD Graphics 617|yes|S1|S2
i5-8350U|8|4|4|8|U|15|UHD Graphics 620|yes|S1|S2
i5-8365U|8|4|4|8|U|15|UHD Graphics 620|yes|S1|S2
i5-8400H|8|4|4|8|H|45|UHD Graphics 630|yes|S1|S2
i5-8400T|8|6|6|6|T|35|UHD Graphics 630|yes|S1|S2
i5-8500T|8|6|6|6|T|35|UHD Graphics 630|yes|S1|S2
i7-8500Y|8|2|2|4|Y|5|UHD Graphics 615|yes|S1|S2
i7-8550U|8|4|4|8|U|15|UHD Graphics 620|yes|S1|S2
i7-8557U|8|4|4|8|U|15|Iris Plus Graphics 645|yes|S1|S2
i7-8559U|8|4|4|8|U|28|Iris Plus Graphics 655|yes|S1|S2
i7-8565U|8|4|4|8|U|15|UHD Graphics 620|yes|S1|S2
i7-8569U|8|4|4|8|U|28|Iris Plus Graphics 655|yes|S1|S2
i7-8650U|8|4|4|8|U|15|UHD Graphics 620|yes|S1|S2
i7-8665U|8|4|4|8|U|15|UHD Graphics 620|yes|S1|S2
i7-8705G|8|4|4|8|U||HD Graphics 630|yes|S1|S2
i7-8706G|8|4|4|8|U||HD Graphics 630|yes|S1|S2
i7-8709G|8|4|4|8|U||HD Graphics 630|yes|S1|S2
i7-8750H|8|6|6|12|H|45|UHD Graphics 630|yes|S1|S2
i7-8809G|8|4|4|8|U||HD Graphics 630|yes|S1|S2
i7-8850H|8|6|6|12|H|45|UHD Graphics 630|yes|S1|S2
i9-8950HK|8|6|6|12|H|45|UHD Graphics 630|yes|S1|S2
Core m3-8100Y|8|2|2|4|Y|5|UHD Graphics 615|yes|S1|S2
i5-9300H|9|4|4|8|H|45|UHD Graphics 630|yes|S1|S2
i5-9300HF|9|4|4|8|H|45||yes|S1|S2
i5-9400H|9|4|4|8|H|45|UHD Graphics 630|yes|S1|S2
i7-9750H|9|6|6|12|H|45|UHD Graphics 630|yes|S1|S2
i7-9750HF|9|6|6|12|H|45||yes|S1|S2
i7-9850H|9|6|6|12|H|45|UHD Graphics 630|yes|S1|S2
i9-9880H|9|8|8|16|H|45|UHD Graphics 630|yes|S1|S2
i9-9980HK|9|8|8|16|H|45|UHD Graphics 630|yes|S1|S2
i3-1000NG4|10|2|2|4|Y|9|Iris Plus Graphics|no|S3|memory
i3-1005G1|10|2|2|4|U|15|UHD Graphics|yes|S1|S2
i3-10100Y|10|2|2|4|Y|5|UHD Graphics 615|yes|S1|S2
i3-10110U|10|2|2|4|U|15|UHD Graphics|yes|S1|S2
i3-10110Y|10|2|2|4|Y|7|UHD Graphics|yes|S1|S2
i5-10200H|10|4|4|8|H|45|UHD Graphics|yes|S1|S2
i5-10210U|10|4|4|8|U|15|UHD Graphics|yes|S1|S2
i5-10210Y|10|4|4|8|Y|7|UHD Graphics|yes|S1|S2
i5-10300H|10|4|4|8|H|45|UHD Graphics|yes|S1|S2
i5-1030NG7|10|4|4|8|Y|10|Iris Plus Graphics|no|S3|memory
i5-10310U|10|4|4|8|U|15|UHD Graphics|yes|S1|S2
i5-10310Y|10|4|4|8|Y|7|UHD Graphics|yes|S1|S2
i5-1035G1|10|4|4|8|U|15|UHD Graphics|yes|S1|S2
i5-1035G4|10|4|4|8|U|15|Iris Plus Graphics|yes|S1|S2
i5-1035G7|10|4|4|8|U|15|Iris Plus Graphics|yes|S1|S2
i5-1038NG7|10|4|4|8|U|28|Iris Plus Graphics|yes|S1|memory
i5-10400H|10|4|4|8|H|45|UHD Graphics|yes|S1|S2
i5-10500H|10|6|6|12|H|45|UHD Graphics|yes|S1|S2
i7-10510U|10|4|4|8|U|15|UHD Graphics|yes|S1|S2
i7-10510Y|10|4|4|8|Y|7|UHD Graphics|yes|S1|S2
i7-1060NG7|10|4|4|8|Y|10|Iris Plus Graphics|no|S3|memory
i7-10610U|10|4|4|8|U|15|UHD Graphics|yes|S1|S2
i7-1065G7|10|4|4|8|U|15|Iris Plus Graphics|yes|S1|S2
i7-1068NG7|10|4|4|8|U|28|Iris Plus Graphics|yes|S1|memory
i7-10710U|10|6|6|12|U|15|UHD Graphics|yes|S1|S2
i7-10750H|10|6|6|12|H|45|UHD Graphics|yes|S1|S2
i7-10810U|10|6|6|12|U|15|UHD Graphics|yes|S1|S2
i7-10850H|10|6|6|12|H|45|UHD Graphics|yes|S1|S2
i7-10870H|10|8|8|16|H|45|UHD Graphics|yes|S1|S2
i7-10875H|10|8|8|16|H|45|UHD Graphics|yes|S1|S2
i9-10885H|10|8|8|16|H|45|UHD Graphics|yes|S1|S2
i9-10980HK|10|8|8|16|H|45|UHD Graphics|yes|S1|S2
i3-1110G4|11|2|2|4|Y|7-15|UHD Graphics|yes|S1|S2
i3-1115G4|11|2|2|4|U|12-28|UHD Graphics|yes|S1|S2
i3-1120G4|11|4|4|8|Y|7-15|UHD Graphics|yes|S1|S2
i3-1125G4|11|4|4|8|U|12-28|UHD Graphics|yes|S1|S2
i5-11260H|11|6|6|12|H|35-45|UHD Graphics|yes|S1|S2
i5-11300H|11|4|4|8|H|28-35|Iris Xe Graphics|yes|S1|S2
i5-1130G7|11|4|4|8|Y|7-15|Iris Xe Graphics|yes|S1|S2
i5-11320H|11|4|4|8|H|28-35|Iris Xe Graphics|yes|S1|S2
i5-1135G7|11|4|4|8|U|12-28|Iris Xe Graphics|yes|S1|S2
i5-11400H|11|6|6|12|H|35-45|UHD Graphics|yes|S1|S2
i5-1140G7|11|4|4|8|Y|7-15|Iris Xe Graphics|yes|S1|S2
i5-1145G7|11|4|4|8|U|12-28|Iris Xe Graphics|yes|S1|S2
i5-11500H|11|6|6|12|H|35-45|UHD Graphics|yes|S1|S2
i5-1155G7|11|4|4|8|U|12-28|Iris Xe Graphics|yes|S1|S2
i7-11370H|11|4|4|8|H|28-35|Iris Xe Graphics|yes|S1|S2
i7-11375H|11|4|4|8|H|28-35|Iris Xe Graphics|yes|S1|S2
i7-11390H|11|4|4|8|H|28-35|Iris Xe Graphics|yes|S1|S2
i7-11600H|11|6|6|12|H|35-45|UHD Graphics|yes|S1|S2
i7-1160G7|11|4|4|8|Y|7-15|Iris Xe Graphics|yes|S1|S2
i7-1165G7|11|4|4|8|U|12-28|Iris Xe Graphics|yes|S1|S2
i7-11800H|11|8|8|16|H|35-45|UHD Graphics|yes|S1|S2
i7-1180G7|11|4|4|8|Y|7-15|Iris Xe Graphics|yes|S1|S2
i7-11850H|11|8|8|16|H|35-45|UHD Graphics|yes|S1|S2
i7-1185G7|11|4|4|8|U|12-28|Iris Xe Graphics|yes|S1|S2
i7-1195G7|11|4|4|8|U|12-28|Iris Xe Graphics|yes|S1|S2
i9-11900H|11|8|8|16|H|35-45|UHD Graphics|yes|S1|S2
i9-11950H|11|8|8|16|H|35-45|UHD Graphics|yes|S1|S2
i9-11980HK|11|8|8|16|H|45-65|UHD Graphics|yes|S1|S2
i3-1210U|12|6|2|8|U|9|UHD Graphics|yes|S1|S2
i3-1215U|12|6|2|8|U|15|UHD Graphics|yes|S1|S2
i3-1220P|12|10|2|12|P|28|UHD Graphics|yes|S1|S2
i5-1230U|12|10|2|12|U|9|Iris Xe Graphics|yes|S1|S2
i5-1235U|12|10|2|12|U|15|Iris Xe Graphics|yes|S1|S2
i5-1240P|12|12|4|16|P|28|Iris Xe Graphics|yes|S1|S2
i5-1240U|12|10|2|12|U|9|Iris Xe Graphics|yes|S1|S2
i5-12450H|12|8|4|12|H|45|UHD Graphics|yes|S1|S2
i5-12450HX|12|8|4|12|HX|55|UHD Graphics|yes|S1|S2
i5-1245U|12|10|2|12|U|15|Iris Xe Graphics|yes|S1|S2
i5-12500H|12|12|4|16|H|45|Iris Xe Graphics|yes|S1|S2
i5-1250P|12|12|4|16|P|28|Iris Xe Graphics|yes|S1|S2
i5-12600H|12|12|4|16|H|45|Iris Xe Graphics|yes|S1|S2
i5-12600HX|12|12|4|16|HX|55|UHD Graphics|yes|S1|S2
i7-1250U|12|10|2|12|U|9|Iris Xe Graphics|yes|S1|S2
i7-1255U|12|10|2|12|U|15|Iris Xe Graphics|yes|S1|S2
i7-1260P|12|12|4|16|P|28|Iris Xe Graphics|yes|S1|S2
i7-1260U|12|10|2|12|U|9|Iris Xe Graphics|yes|S1|S2
i7-12650H|12|10|6|16|H|45|UHD Graphics|yes|S1|S2
i7-12650HX|12|14|6|20|HX|55|UHD Graphics|yes|S1|S2
i7-1265U|12|10|2|12|U|15|Iris Xe Graphics|yes|S1|S2
i7-12700H|12|14|6|20|H|45|Iris Xe Graphics|yes|S1|S2
i7-1270P|12|12|4|16|P|28|Iris Xe Graphics|yes|S1|S2
i7-12800H|12|14|6|20|H|45|Iris Xe Graphics|yes|S1|S2
i7-12800HX|12|16|8|24|HX|55|UHD Graphics|yes|S1|S2
i7-1280P|12|14|6|20|P|28|Iris Xe Graphics|yes|S1|S2
i7-12850HX|12|16|8|24|HX|55|UHD Graphics|yes|S1|S2
i9-12900H|12|14|6|20|H|45|Iris Xe Graphics|yes|S1|S2
i9-12900HK|12|14|6|20|H|45|Iris Xe Graphics|yes|S1|S2
i9-12900HX|12|16|8|24|HX|55|UHD Graphics|yes|S1|S2
i9-12950HX|12|16|8|24|HX|55|UHD Graphics|yes|S1|S2
i3-1305U|13|5|1|6|U|15|UHD Graphics|yes|S1|S2
i3-1315U|13|6|2|8|U|15|UHD Graphics|yes|S1|S2
i5-1334U|13|10|2|12|U|15|Iris Xe Graphics|yes|S1|S2
i5-1335U|13|10|2|12|U|15|Iris Xe Graphics|yes|S1|S2
i5-1340P|13|12|4|16|P|28|Iris Xe Graphics|yes|S1|S2
i5-13420H|13|8|4|12|H|45|UHD Graphics|yes|S1|S2
i5-13450HX|13|10|6|16|HX|55|UHD Graphics|yes|S1|S2
i5-1345U|13|10|2|12|U|15|Iris Xe Graphics|yes|S1|S2
i5-13500H|13|12|4|16|H|45|Iris Xe Graphics|yes|S1|S2
i5-13500HX|13|14|6|20|HX|55|UHD Graphics|yes|S1|S2
i5-13505H|13|12|4|16|H|45|Iris Xe Graphics|yes|S1|S2
i5-1350P|13|12|4|16|P|28|Iris Xe Graphics|yes|S1|S2
i5-13600H|13|12|4|16|H|45|Iris Xe Graphics|yes|S1|S2
i5-13600HX|13|14|6|20|HX|55|UHD Graphics|yes|S1|S2
i7-1355U|13|10|2|12|U|15|Iris Xe Graphics|yes|S1|S2
i7-1360P|13|12|4|16|P|28|Iris Xe Graphics|yes|S1|S2
i7-13620H|13|10|6|16|H|45|UHD Graphics|yes|S1|S2
i7-13650HX|13|14|6|20|HX|55|UHD Graphics|yes|S1|S2
i7-1365U|13|10|2|12|U|15|Iris Xe Graphics|yes|S1|S2
i7-13700H|13|14|6|20|H|45|Iris Xe Graphics|yes|S1|S2
i7-13700HX|13|16|8|24|HX|55|UHD Graphics|yes|S1|S2
i7-13705H|13|14|6|20|H|45|Iris Xe Graphics|yes|S1|S2
i7-1370P|13|14|6|20|P|28|Iris Xe Graphics|yes|S1|S2
i7-13800H|13|14|6|20|H|45|Iris Xe Graphics|yes|S1|S2
i7-13850HX|13|20|8|28|HX|55|UHD Graphics|yes|S1|S2
i9-13900H|13|14|6|20|H|45|Iris Xe Graphics|yes|S1|S2
i9-13900HK|13|14|6|20|H|45|Iris Xe Graphics|yes|S1|S2
i9-13900HX|13|24|8|32|HX|55|UHD Graphics|yes|S1|S2
i9-13905H|13|14|6|20|H|45|Iris Xe Graphics|yes|S1|S2
i9-13950HX|13|24|8|32|HX|55|UHD Graphics|yes|S1|S2
i9-13980HX|13|24|8|32|HX|55|UHD Graphics|yes|S1|S2
i5-14450HX|14|10|6|16|HX|55|UHD Graphics|yes|S1|memory
i5-14500HX|14|14|6|20|HX|55|UHD Graphics|yes|S1|memory
i7-14650HX|14|16|8|24|HX|55|UHD Graphics|yes|S1|memory
i7-14700HX|14|20|8|28|HX|55|UHD Graphics|yes|S1|memory
i9-14900HX|14|24|8|32|HX|55|UHD Graphics|yes|S1|memory
Core Ultra 5 125H|Ultra 100|14|4|18|H|28|Arc Graphics|yes|S1|memory
Core Ultra 5 125U|Ultra 100|12|2|14|U|15|Intel Graphics|yes|S1|memory
Core Ultra 5 134U|Ultra 100|12|2|14|U|9|Intel Graphics|yes|S1|memory
Core Ultra 5 135H|Ultra 100|14|4|18|H|28|Arc Graphics|yes|S1|memory
Core Ultra 5 135U|Ultra 100|12|2|14|U|15|Intel Graphics|yes|S1|memory
Core Ultra 7 155H|Ultra 100|16|6|22|H|28|Arc Graphics|yes|S1|memory
Core Ultra 7 155U|Ultra 100|12|2|14|U|15|Intel Graphics|yes|S1|memory
Core Ultra 7 164U|Ultra 100|12|2|14|U|9|Intel Graphics|yes|S1|memory
Core Ultra 7 165H|Ultra 100|16|6|22|H|28|Arc Graphics|yes|S1|memory
Core Ultra 7 165U|Ultra 100|12|2|14|U|15|Intel Graphics|yes|S1|memory
Core Ultra 9 185H|Ultra 100|16|6|22|H|45|Arc Graphics|yes|S1|memory
Core Ultra 5 225H|Ultra 200|14|4|14|H|28|Arc 130T|yes|S1|memory
Core Ultra 5 225U|Ultra 200|12|2|14|U|15|Intel Graphics|yes|S1|memory
Core Ultra 5 226V|Ultra 200|8|4|8|V|17|Arc 130V|yes|S1|memory
Core Ultra 5 228V|Ultra 200|8|4|8|V|17|Arc 130V|yes|S1|memory
Core Ultra 5 235H|Ultra 200|14|4|14|H|28|Arc 140T|yes|S1|memory
Core Ultra 5 235HX|Ultra 200|14|6|14|HX|55|Intel Graphics|yes|S1|memory
Core Ultra 5 235U|Ultra 200|12|2|14|U|15|Intel Graphics|yes|S1|memory
Core Ultra 5 236V|Ultra 200|8|4|8|V|17|Arc 130V|yes|S1|memory
Core Ultra 5 238V|Ultra 200|8|4|8|V|17|Arc 130V|yes|S1|memory
Core Ultra 5 245HX|Ultra 200|14|6|14|HX|55|Intel Graphics|yes|S1|memory
Core Ultra 7 255H|Ultra 200|16|6|16|H|28|Arc 140T|yes|S1|memory
Core Ultra 7 255HX|Ultra 200|20|8|20|HX|55|Intel Graphics|yes|S1|memory
Core Ultra 7 255U|Ultra 200|12|2|14|U|15|Intel Graphics|yes|S1|memory
Core Ultra 7 256V|Ultra 200|8|4|8|V|17|Arc 140V|yes|S1|memory
Core Ultra 7 258V|Ultra 200|8|4|8|V|17|Arc 140V|yes|S1|memory
Core Ultra 7 265H|Ultra 200|16|6|16|H|28|Arc 140T|yes|S1|memory
Core Ultra 7 265HX|Ultra 200|20|8|20|HX|55|Intel Graphics|yes|S1|memory
Core Ultra 7 265U|Ultra 200|12|2|14|U|15|Intel Graphics|yes|S1|memory
Core Ultra 7 266V|Ultra 200|8|4|8|V|17|Arc 140V|yes|S1|memory
Core Ultra 7 268V|Ultra 200|8|4|8|V|17|Arc 140V|yes|S1|memory
Core Ultra 9 275HX|Ultra 200|24|8|24|HX|55|Intel Graphics|yes|S1|memory
Core Ultra 9 285H|Ultra 200|16|6|16|H|45|Arc 140T|yes|S1|memory
Core Ultra 9 285HX|Ultra 200|24|8|24|HX|55|Intel Graphics|yes|S1|memory
Core Ultra 9 288V|Ultra 200|8|4|8|V|30|Arc 140V|yes|S1|memory
Xeon E-2176M|8|6|6|12|H|45|UHD Graphics P630|disputed|S4|S2
Xeon E-2186M|8|6|6|12|H|45|UHD Graphics P630|disputed|S4|S2
Xeon E-2276M|9|6|6|12|H|45|UHD Graphics P630|disputed|S4|S2
Xeon E-2286M|9|8|8|16|H|45|UHD Graphics P630|disputed|S4|S2
Xeon W-10855M|10|6|6|12|H|45|UHD Graphics|yes|S1|S2
Xeon W-10885M|10|8|8|16|H|45|UHD Graphics|yes|S1|S2
Xeon W-11855M|11|6|6|12|H|35-45|UHD Graphics|yes|S1|S2
Xeon W-11955M|11|8|8|16|H|35-45|UHD Graphics|yes|S1|S2
Pentium 4405U|Skylake|2|2|4|U|15|HD Graphics 510|no|S1|S2
Pentium 4405Y|Skylake|2|2|4|Y|6|HD Graphics 515|no|S1|S2
Pentium 6805|Ice Lake|2|2|4|U|15|UHD Graphics|yes|S1|S2
Pentium Gold 4410Y|Kaby Lake|2|2|4|Y|6|HD Graphics 615|no|S1|S2
Pentium Gold 4415U|Kaby Lake|2|2|4|U|15|HD Graphics 610|no|S1|S2
Pentium Gold 4415Y|Kaby Lake|2|2|4|Y|6|HD Graphics 615|no|S1|S2
Pentium Gold 4417U|Kaby Lake R|2|2|4|U|15|HD Graphics 610|yes|S1|S2
Pentium Gold 4425Y|Amber Lake Y|2|2|4|Y|6|UHD Graphics 615|yes|S1|memory
Pentium Gold 5405U|Whiskey Lake|2|2|4|U|15|UHD Graphics 620|yes|S1|S2
Pentium Gold 6405U|Comet Lake|2|2|4|U|15|UHD Graphics|yes|S1|S2
Pentium Gold 6500Y|Amber Lake Y|2|2|4|Y|5|UHD Graphics 615|yes|S1|S2
Pentium Gold 7505|Tiger Lake|2|2|4|U||UHD Graphics|yes|S1|S2
Pentium Gold 8500|Alder Lake|5|1|6|U|9|UHD Graphics|yes|S1|S2
Pentium Gold 8505|Alder Lake|5|1|6|U|15|UHD Graphics|yes|S1|S2
Pentium N3700|Braswell|4|4|4|N|6|HD Graphics|no|S1|S2
Pentium N3710|Braswell|4|4|4|N|6||no|S1|S2
Pentium N4200|Apollo Lake|4|4|4|N|6|HD Graphics 505|no|S1|S2
Pentium Silver N5000|Gemini Lake|4|4|4|N|6|UHD Graphics 605|yes|S1|S2
Pentium Silver N5030|Gemini Lake Refresh|4|4|4|N|6|UHD Graphics 605|yes|S1|S2
Pentium Silver N6000|Jasper Lake|4|4|4|N|6|UHD Graphics|yes|S1|S2
Pentium Silver N6005|Jasper Lake|4|4|4|N|10|UHD Graphics|yes|S1|S2
Celeron 3855U|Skylake|2|2|2|U|15|HD Graphics 510|no|S1|S2
Celeron 3865U|Kaby Lake|2|2|2|U|15|HD Graphics 610|no|S1|S2
Celeron 3867U|Kaby Lake R|2|2|2|U|15|HD Graphics 610|yes|S1|S2
Celeron 3955U|Skylake|2|2|2|U|15|HD Graphics 510|no|S1|S2
Celeron 3965U|Kaby Lake|2|2|2|U|15|HD Graphics 610|no|S1|S2
Celeron 3965Y|Kaby Lake|2|2|2|Y|6|HD Graphics 615|no|S1|S2
Celeron 4205U|Whiskey Lake|2|2|2|U|15|UHD Graphics 620|yes|S1|S2
Celeron 4305U|Whiskey Lake|2|2|2|U|15|UHD Graphics 620|yes|S1|S2
Celeron 5205U|Comet Lake|2|2|2|U|15|UHD Graphics|yes|S1|S2
Celeron 5305U|Comet Lake|2|2|2|U|15|UHD Graphics|yes|S1|S2
Celeron 6305|Tiger Lake|2|2|2|U||UHD Graphics|yes|S1|S2
Celeron 7300|Alder Lake|5|1|5|U|9|UHD Graphics|yes|S1|S2
Celeron 7305|Alder Lake|5|1|5|U|15|UHD Graphics|yes|S1|S2
Celeron N3000|Braswell|2|2|2|N|4|HD Graphics|no|S1|S2
Celeron N3010|Braswell|2|2|2|N|4||no|S1|S2
Celeron N3050|Braswell|2|2|2|N|6|HD Graphics|no|S1|S2
Celeron N3060|Braswell|2|2|2|N|6||no|S1|S2
Celeron N3150|Braswell|4|4|4|N|6|HD Graphics|no|S1|S2
Celeron N3160|Braswell|4|4|4|N|6||no|S1|S2
Celeron N3350|Apollo Lake|2|2|2|N|6|HD Graphics 500|no|S1|S2
Celeron N3450|Apollo Lake|4|4|4|N|6|HD Graphics 500|no|S1|S2
Celeron N4000|Gemini Lake|2|2|2|N|6|UHD Graphics 600|yes|S1|S2
Celeron N4020|Gemini Lake Refresh|2|2|2|N|6|UHD Graphics 600|yes|S1|S2
Celeron N4100|Gemini Lake|4|4|4|N|6|UHD Graphics 600|yes|S1|S2
Celeron N4120|Gemini Lake Refresh|4|4|4|N|6|UHD Graphics 600|yes|S1|S2
Celeron N4500|Jasper Lake|2|2|2|N|6|UHD Graphics|yes|S1|S2
Celeron N4505|Jasper Lake|2|2|2|N|10|UHD Graphics|yes|S1|S2
Celeron N5100|Jasper Lake|4|4|4|N|6|UHD Graphics|yes|S1|S2
Celeron N5105|Jasper Lake|4|4|4|N|10|UHD Graphics|yes|S1|S2
Intel N100|Alder Lake-N|4|0|4|N|6|UHD Graphics|yes|S1|S2
Intel N200|Alder Lake-N|4|0|4|N|6|UHD Graphics|yes|S1|S2
Ryzen 3 2200U|2000|2|2|4|U|15|Radeon Vega 3 Graphics|no|S3|S5
Ryzen 3 2300U|2000|4|4|4|U|15|Radeon Vega 6 Graphics|no|S3|S5
Ryzen 3 PRO 2300U|2000|4|4|4|U|15|Radeon Vega 6 Graphics|no|S3|S5
Ryzen 5 2500U|2000|4|4|8|U|15|Radeon Vega 8 Graphics|no|S3|S5
Ryzen 5 2600H|2000|4|4|8|H|45|Radeon Vega 8 Graphics|no|S3|S5
Ryzen 5 PRO 2500U|2000|4|4|8|U|15|Radeon Vega 8 Graphics|no|S3|S5
Ryzen 7 2700U|2000|4|4|8|U|15|Radeon RX Vega 10 Graphics|no|S3|S5
Ryzen 7 2800H|2000|4|4|8|H|45|Radeon RX Vega 11 Graphics|no|S3|S5
Ryzen 7 PRO 2700U|2000|4|4|8|U|15|Radeon Vega 10 Graphics|no|S3|S5
Ryzen 3 3200U|3000|2|2|4|U|15|Radeon Vega 3 Graphics|yes|S6|S5
Ryzen 3 3250U|3000|2|2|4|U|15|Radeon Graphics|yes|S6|S5
Ryzen 3 3300U|3000|4|4|4|U|15|Radeon Vega 6 Graphics|yes|S6|S5
Ryzen 3 3350U|3000|4|4|4|U|15|Radeon Vega 6 Graphics|yes|S6|S5
Ryzen 3 PRO 3300U|3000|4|4|4|U|15|Radeon Vega 6 Graphics|yes|S6|S5
Ryzen 5 3450U|3000|4|4|8|U|15|Radeon Vega 8 Graphics|yes|S6|S5
Ryzen 5 3500U|3000|4|4|8|U|15|Radeon Vega 8 Graphics|yes|S6|S5
Ryzen 5 3550H|3000|4|4|8|H|35|Radeon Vega 8 Graphics|yes|S6|S5
Ryzen 5 PRO 3500U|3000|4|4|8|U|15|Radeon Vega 8 Graphics|yes|S6|S5
Ryzen 7 3700U|3000|4|4|8|U|15|Radeon RX Vega 10 Graphics|yes|S6|S5
Ryzen 5 3580U|3000|4|4|8|U|15|Radeon Vega 9 Graphics|yes|S6|memory
Ryzen 7 3780U|3000|4|4|8|U|15|Radeon RX Vega 11 Graphics|yes|S6|memory
Ryzen 7 3750H|3000|4|4|8|H|35|Radeon RX Vega 10 Graphics|yes|S6|S5
Ryzen 7 PRO 3700U|3000|4|4|8|U|15|Radeon Vega 10 Graphics|yes|S6|S5
Ryzen 3 4300U|4000|4|4|4|U|15|Radeon Graphics|yes|S6|S5
Ryzen 3 PRO 4450U|4000|4|4|8|U|15|Radeon Graphics|yes|S6|S5
Ryzen 5 4500U|4000|6|6|6|U|15|Radeon Graphics|yes|S6|S5
Ryzen 5 4600H|4000|6|6|12|H|45|Radeon Graphics|yes|S6|S5
Ryzen 5 4600U|4000|6|6|12|U|15|Radeon Graphics|yes|S6|S5
Ryzen 5 PRO 4650U|4000|6|6|12|U|15|Radeon Graphics|yes|S6|S5
Ryzen 5 4680U|4000|6|6|12|U|15|Radeon Graphics|yes|memory|memory
Ryzen 7 4980U|4000|8|8|16|U|15|Radeon Graphics|yes|memory|memory
Ryzen 7 4700U|4000|8|8|8|U|15|Radeon Graphics|yes|S6|S5
Ryzen 7 4800H|4000|8|8|16|H|45|Radeon Graphics|yes|S6|S5
Ryzen 7 4800HS|4000|8|8|16|H|45|Radeon Graphics|yes|S6|S5
Ryzen 7 4800U|4000|8|8|16|U|15|Radeon Graphics|yes|S6|S5
Ryzen 7 PRO 4750U|4000|8|8|16|U|15|Radeon Graphics|yes|S6|S5
Ryzen 9 4900H|4000|8|8|16|H|35-54|Radeon Graphics|yes|S6|S5
Ryzen 9 4900HS|4000|8|8|16|H|35|Radeon Graphics|yes|S6|S5
Ryzen 3 5300U|5000 Zen 2|4|4|8|U|15|Radeon Graphics|yes|S6|S5
Ryzen 3 5400U|5000|4|4|8|U|15|Radeon Graphics|yes|S6|S5
Ryzen 3 5425U|5000|4|4|8|U|15|Radeon Graphics|yes|S6|S5
Ryzen 3 PRO 5450U|5000|4|4|8|U|15|Radeon Graphics|yes|S6|S5
Ryzen 3 PRO 5475U|5000|4|4|8|U|15|Radeon Graphics|yes|S6|S5
Ryzen 5 5500U|5000 Zen 2|6|6|12|U|15|Radeon Graphics|yes|S6|S5
Ryzen 5 5560U|5000|6|6|12|U|15|Radeon Graphics|yes|S6|S5
Ryzen 5 5600H|5000|6|6|12|H|45|Radeon Graphics|yes|S6|S5
Ryzen 5 5600HS|5000|6|6|12|H|35|Radeon Graphics|yes|S6|S5
Ryzen 5 5600U|5000|6|6|12|U|15|Radeon Graphics|yes|S6|S5
Ryzen 5 5625U|5000|6|6|12|U|15|Radeon Graphics|yes|S6|S5
Ryzen 5 PRO 5650U|5000|6|6|12|U|15|Radeon Graphics|yes|S6|S5
Ryzen 5 PRO 5675U|5000|6|6|12|U|15|Radeon Graphics|yes|S6|S5
Ryzen 7 5700U|5000 Zen 2|8|8|16|U|15|Radeon Graphics|yes|S6|S5
Ryzen 7 5800H|5000|8|8|16|H|45|Radeon Graphics|yes|S6|S5
Ryzen 7 5800HS|5000|8|8|16|H|35|Radeon Graphics|yes|S6|S5
Ryzen 7 5800U|5000|8|8|16|U|15|Radeon Graphics|yes|S6|S5
Ryzen 7 5825U|5000|8|8|16|U|15|Radeon Graphics|yes|S6|S5
Ryzen 7 PRO 5850U|5000|8|8|16|U|15|Radeon Graphics|yes|S6|S5
Ryzen 7 PRO 5875U|5000|8|8|16|U|15|Radeon Graphics|yes|S6|S5
Ryzen 9 5900HS|5000|8|8|16|H|35|Radeon Graphics|yes|S6|S5
Ryzen 9 5900HX|5000|8|8|16|HX|45+|Radeon Graphics|yes|S6|S5
Ryzen 9 5980HS|5000|8|8|16|H|35|Radeon Graphics|yes|S6|S5
Ryzen 9 5980HX|5000|8|8|16|HX|45+|Radeon Graphics|yes|S6|S5
Ryzen 5 6600H|6000|6|6|12|H|45|Radeon 660M|yes|S6|S5
Ryzen 5 6600U|6000|6|6|12|U||Radeon 660M|yes|S6|S5
Ryzen 5 PRO 6650H|6000|6|6|12|H|45|Radeon 660M|yes|S6|S5
Ryzen 5 PRO 6650HS|6000|6|6|12|H|35|Radeon 660M|yes|S6|S5
Ryzen 5 PRO 6650U|6000|6|6|12|U||Radeon 660M|yes|S6|S5
Ryzen 7 6800H|6000|8|8|16|H|45|Radeon 680M|yes|S6|S5
Ryzen 7 6800HS|6000|8|8|16|H|35|Radeon 680M|yes|S6|S5
Ryzen 7 PRO 6850H|6000|8|8|16|H|45|Radeon 680M|yes|S6|S5
Ryzen 7 PRO 6850HS|6000|8|8|16|H|35|Radeon 680M|yes|S6|S5
Ryzen 7 PRO 6850U|6000|8|8|16|U||Radeon 680M|yes|S6|S5
Ryzen 9 6900HX|6000|8|8|16|HX|45|Radeon 680M|yes|S6|S5
Ryzen 9 6980HS|6000|8|8|16|H|35|Radeon 680M|yes|S6|S5
Ryzen 9 6980HX|6000|8|8|16|HX|45|Radeon 680M|yes|S6|S5
Ryzen 9 PRO 6950H|6000|8|8|16|H|45|Radeon 680M|yes|S6|S5
Ryzen 9 PRO 6950HS|6000|8|8|16|H|35|Radeon 680M|yes|S6|S5
Ryzen 3 7320U|7000 Zen 2|4|4|8|U|15|Radeon 610M|yes|S6|S5
Ryzen 3 7330U|7000 Zen 3|4|4|8|U|15|Radeon Graphics|yes|S6|S5
Ryzen 3 7335U|7000 Zen 3+|4|4|8|U|28|Radeon 660M|yes|S6|S5
Ryzen 3 7440U|7000 Zen 4|4|4|8|U|28|Radeon 740M|yes|S6|S5
Ryzen 3 PRO 7330U|7000 Zen 3|4|4|8|U|15|Radeon Graphics|yes|S6|S5
Ryzen 5 7520U|7000 Zen 2|4|4|8|U|15|Radeon 610M|yes|S6|S5
Ryzen 5 7530U|7000 Zen 3|6|6|12|U|15|Radeon Graphics|yes|S6|S5
Ryzen 5 7535HS|7000 Zen 3+|6|6|12|H|35-54|Radeon 660M|yes|S6|S5
Ryzen 5 7535U|7000 Zen 3+|6|6|12|U|28|Radeon 660M|yes|S6|S5
Ryzen 5 7540U|7000 Zen 4|6|6|12|U|28|Radeon 740M|yes|S6|S5
Ryzen 5 7640HS|7000 Zen 4|6|6|12|H|35-54|Radeon 760M|yes|S6|S5
Ryzen 5 7640U|7000 Zen 4|6|6|12|U|28|Radeon 760M|yes|S6|S5
Ryzen 5 7645HX|7000 Zen 4|6|6|12|HX|55|Radeon 610M|yes|S6|S5
Ryzen 5 PRO 7530U|7000 Zen 3|6|6|12|U|15|Radeon Graphics|yes|S6|S5
Ryzen 5 PRO 7540U|7000 Zen 4|6|6|12|U|28|Radeon 740M|yes|S6|S5
Ryzen 5 PRO 7640HS|7000 Zen 4|6|6|12|H|45|Radeon 760M|yes|S7|S5
Ryzen 5 PRO 7640U|7000 Zen 4|6|6|12|U|28|Radeon 760M|yes|S6|S5
Ryzen 7 7730U|7000 Zen 3|8|8|16|U|15|Radeon Graphics|yes|S6|S5
Ryzen 7 7735HS|7000 Zen 3+|8|8|16|H|35-54|Radeon 680M|yes|S6|S5
Ryzen 7 7735U|7000 Zen 3+|8|8|16|U|28|Radeon 680M|yes|S6|S5
Ryzen 7 7745HX|7000 Zen 4|8|8|16|HX|55|Radeon 610M|yes|S6|S5
Ryzen 7 7840HS|7000 Zen 4|8|8|16|H|35-54|Radeon 780M|yes|S6|S5
Ryzen 7 7840U|7000 Zen 4|8|8|16|U|28|Radeon 780M|yes|S6|S5
Ryzen 7 PRO 7730U|7000 Zen 3|8|8|16|U|15|Radeon Graphics|yes|S6|S5
Ryzen 7 PRO 7840HS|7000 Zen 4|8|8|16|H|45|Radeon 780M|yes|S6|S5
Ryzen 7 PRO 7840U|7000 Zen 4|8|8|16|U|28|Radeon 780M|yes|S6|S5
Ryzen 9 7845HX|7000 Zen 4|12|12|24|HX|55|Radeon 610M|yes|S6|S5
Ryzen 9 7940HS|7000 Zen 4|8|8|16|H|35-54|Radeon 780M|yes|S6|S5
Ryzen 9 7945HX|7000 Zen 4|16|16|32|HX|55|Radeon 610M|yes|S6|S5
Ryzen 9 PRO 7940HS|7000 Zen 4|8|8|16|H|45|Radeon 780M|yes|S7|S5
Ryzen 3 8440U|8000|4|4|8|U|28|Radeon 740M|yes|S7|memory
Ryzen 5 8540U|8000|6|6|12|U|28|Radeon 740M|yes|S7|memory
Ryzen 5 8640HS|8000|6|6|12|H|28|Radeon 760M|yes|S7|memory
Ryzen 5 8640U|8000|6|6|12|U|28|Radeon 760M|yes|S7|memory
Ryzen 5 8645HS|8000|6|6|12|H|45|Radeon 760M|yes|S7|memory
Ryzen 5 PRO 8540U|8000|6|6|12|U|28|Radeon 740M|yes|S1|memory
Ryzen 5 PRO 8640HS|8000|6|6|12|H|28|Radeon 760M|yes|S1|memory
Ryzen 5 PRO 8640U|8000|6|6|12|U|28|Radeon 760M|yes|S1|memory
Ryzen 5 PRO 8645HS|8000|6|6|12|H|45|Radeon 760M|yes|S1|memory
Ryzen 7 8840HS|8000|8|8|16|H|28|Radeon 780M|yes|S7|memory
Ryzen 7 8840U|8000|8|8|16|U|28|Radeon 780M|yes|S7|memory
Ryzen 7 8845HS|8000|8|8|16|H|45|Radeon 780M|yes|S7|memory
Ryzen 7 PRO 8840HS|8000|8|8|16|H|28|Radeon 780M|yes|S1|memory
Ryzen 7 PRO 8840U|8000|8|8|16|U|28|Radeon 780M|yes|S1|memory
Ryzen 7 PRO 8845HS|8000|8|8|16|H|45|Radeon 780M|yes|S1|memory
Ryzen 9 8945HS|8000|8|8|16|H|45|Radeon 780M|yes|S7|memory
Ryzen 9 PRO 8945HS|8000|8|8|16|H|45|Radeon 780M|yes|S7|memory
Athlon 300U|Athlon|2|2|4|U|15|Radeon Vega 3 Graphics|yes|S6|S5
Athlon Gold 3150U|Athlon|2|2|4|U|15|Radeon Graphics|yes|S6|S5
Athlon Gold 7220U|Athlon|2|2|4|U|15|Radeon 610M|no|S3|S5
Athlon Silver 3050U|Athlon|2|2|2|U|15|Radeon Graphics|yes|S6|S5
Athlon Silver 7120U|Athlon|2|2|2|U|15|Radeon 610M|no|S3|S5
Apple M1|M1|8|4|8|Apple||7- or 8-core GPU|none|S8|memory
Apple M1 Max|M1|10|8|10|Apple||24- or 32-core GPU|none|S8|memory
Apple M1 Pro (10-core)|M1|10|8|10|Apple||14- or 16-core GPU|none|S8|memory
Apple M1 Pro (8-core)|M1|8|6|8|Apple||14-core GPU|none|S8|memory
Apple M1 Ultra|M1|20|16|20|Apple||48- or 64-core GPU|none|S8|memory
Apple M2|M2|8|4|8|Apple||8- or 10-core GPU|none|S8|memory
Apple M2 Max|M2|12|8|12|Apple||30- or 38-core GPU|none|S8|memory
Apple M2 Pro (10-core)|M2|10|6|10|Apple||16-core GPU|none|S8|memory
Apple M2 Pro (12-core)|M2|12|8|12|Apple||19-core GPU|none|S8|memory
Apple M2 Ultra|M2|24|16|24|Apple||60- or 76-core GPU|none|S8|memory
Apple M3|M3|8|4|8|Apple||8- or 10-core GPU|none|S8|memory
Apple M3 Max (14-core)|M3|14|10|14|Apple||30-core GPU|none|S8|memory
Apple M3 Max (16-core)|M3|16|12|16|Apple||40-core GPU|none|S8|memory
Apple M3 Pro (11-core)|M3|11|5|11|Apple||14-core GPU|none|S8|memory
Apple M3 Pro (12-core)|M3|12|6|12|Apple||18-core GPU|none|S8|memory
Apple M3 Ultra (28-core)|M3|28|20|28|Apple||60-core GPU|none|S8|memory
Apple M3 Ultra (32-core)|M3|32|24|32|Apple||80-core GPU|none|S8|memory
Apple M4 (10-core)|M4|10|4|10|Apple||10-core GPU|none|S8|memory
Apple M4 (8-core)|M4|8|4|8|Apple||8-core GPU|none|S8|memory
Apple M4 (9-core)|M4|9|3|9|Apple||10-core GPU|none|S8|memory
Apple M4 Max (14-core)|M4|14|10|14|Apple||32-core GPU|none|S8|memory
Apple M4 Max (16-core)|M4|16|12|16|Apple||40-core GPU|none|S8|memory
Apple M4 Pro (12-core)|M4|12|8|12|Apple||16-core GPU|none|S8|memory
Apple M4 Pro (14-core)|M4|14|10|14|Apple||20-core GPU|none|S8|memory
Apple A12 Bionic|A12|6|2|6|tablet||4-core GPU|none||memory
Apple A12Z Bionic|A12|8|4|8|tablet||8-core GPU|none||memory
Apple A13 Bionic|A13|6|2|6|tablet||4-core GPU|none||memory
Apple A14 Bionic|A14|6|2|6|tablet||4-core GPU|none||memory
Apple A15 Bionic|A15|6|2|6|tablet||5-core GPU|none||memory
Apple A16 Bionic|A16|5|2|5|tablet||4-core GPU|none||memory
Microsoft SQ1|SQ1|8|4|8|Arm||Adreno|yes|S1|memory
Microsoft SQ2|SQ2|8|4|8|Arm||Adreno|yes|S1|memory
Microsoft SQ3|SQ3|8|4|8|Arm||Adreno|yes|S1|memory
Snapdragon 7c|7c|8|2|8|Arm||Adreno|yes|S1|memory
Snapdragon 7c Gen 2|7c Gen 2|8|2|8|Arm||Adreno|yes|S1|memory
Snapdragon 8 Gen 1|8 Gen 1|8|4|8|tablet||Adreno 730|none||memory
Snapdragon 850|850|8|4|8|Arm||Adreno|yes|S1|memory
Snapdragon 865+|865+|8|4|8|tablet||Adreno 650|none||memory
Snapdragon 8c|8c|8|4|8|Arm||Adreno|yes|S1|memory
Snapdragon 8cx|8cx|8|4|8|Arm||Adreno|yes|S1|memory
Snapdragon 8cx Gen 2|8cx Gen 2|8|4|8|Arm||Adreno|yes|S1|memory
Snapdragon 8cx Gen 3|8cx Gen 3|8|4|8|Arm||Adreno|yes|S1|memory
Snapdragon X Elite X1E-78-100|X Elite|12|12|12|Arm||Adreno|yes|S1|memory
Snapdragon X Elite X1E-80-100|X Elite|12|12|12|Arm||Adreno|yes|S1|memory
Snapdragon X Elite X1E-84-100|X Elite|12|12|12|Arm||Adreno|yes|S1|memory
Snapdragon X Plus X1P-42-100|X Plus|8|8|8|Arm||Adreno|yes|S1|memory
Snapdragon X Plus X1P-64-100|X Plus|10|10|10|Arm||Adreno|yes|S1|memory
Snapdragon X Plus X1P-66-100|X Plus|10|10|10|Arm||Adreno|yes|S1|memory
Snapdragon X X1-26-100|X|8|8|8|Arm||Adreno|yes|S1|memory
Exynos 9810|Exynos 9810|8|4|8|tablet||Mali-G72 MP18|none||memory
`;
