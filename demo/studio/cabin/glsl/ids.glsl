// What a point is made of. The ids of shell, doors and seats stand with their parts.
#define ID_DASH 3
#define ID_TRIM 4
#define ID_CENTRE 5
#define ID_CLUSTER 6
#define ID_VENT 7
#define ID_CONSOLE 8
#define ID_ARMREST 9
#define ID_METAL 10
#define ID_RIM 11
#define ID_MIRROR 14
#define ID_VISOR 15
#define ID_BELT 16
#define ID_PLASTIC 17
#define ID_GLOSS 18
#define ID_KEY 19
#define ID_PEDAL 20
#define ID_LAMP 21
#define ID_KNOB 22
#define ID_MAT 23
#define ID_GLOW 24
#define ID_BUCKLE 25
#define ID_BADGE 26
#define ID_LOWER 27
#define ID_BAND 28
#define ID_POD 29
#define ID_HUB 30
int M;
float D;
void add(float d, int id) {
  if (d < D) { D = d; M = id; }
}
